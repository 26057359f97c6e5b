// Everybody who works here, and logs in.
import { definePart, defineEntity } from './vocabulary.ts'

const credentials = definePart({
  label: 'Password',
  read: 'nobody',
  fields: { password: { kind: 'secret', label: 'Password', required: true, fixed: true } },
})

const presence = definePart({
  label: 'Log-in',
  read: 'readStaff',
  ownRead: 'readMyself',
  fields: {
    lastLogin: { kind: 'time', label: 'Last log-in', written: 'server', empty: 'never' },
    lastLoginFrom: { kind: 'ip', label: 'From', written: 'server', class: 'personal' },
  },
})

export const employees = defineEntity({
  entity: 'Employee',
  label: { one: 'Employee', many: 'Staff' },
  title: 'name',
  own: 'id',
  card: { under: ['role'], marks: ['status'] },
  read: 'readStaff',
  update: 'changeStaff',
  ownRead: 'readMyself',
  guards: ['employed'],
  conditions: { employed: { status: ['EMPLOYED'] }, notOneself: { id: { not: 'viewer' } } },
  fields: {
    email: { kind: 'email', label: 'E-mail', required: true, unique: true, class: 'personal', ownAsks: 'password' },
    name: { kind: 'text', label: 'Name', required: true, max: 80 },
    role: { kind: 'choice', label: 'Role', options: 'roles', required: true, fixed: true },
    // Optional: whoever is the first here is added at the server (npm run staff), when there is no branch yet.
    branch: { kind: 'reference', label: 'Branch', entity: 'Branch' },
    since: { kind: 'date', label: 'Since' },
  },
  lifecycle: {
    label: 'State',
    starts: 'EMPLOYED',
    states: { EMPLOYED: { label: 'Works here', tone: 'good' }, LEFT: { label: 'Left', tone: 'neutral' } },
    transitions: {
      leave: {
        label: 'Leaves',
        from: ['EMPLOYED'],
        to: 'LEFT',
        needs: 'changeStaff',
        guards: ['notOneself'],
        confirms: { says: 'Does {name} leave? The way into the console closes at once.' },
        undo: { never: 'whoever comes back gets a new account' },
      },
    },
  },
  parts: { credentials, presence },
  create: { label: 'Add employee', needs: 'changeStaff', fields: ['name', 'email', 'credentials.password', 'role', 'branch', 'since'] },
  list: {
    path: '/house/staff',
    columns: [{ field: 'name', marks: ['status'] }, 'role', 'email', 'branch', 'since', 'presence.lastLogin'],
    priority: ['name', 'role'],
    filters: ['role', 'status', 'branch'],
    search: ['name', 'email'],
    sort: { by: 'name', first: 'lowest' },
    actions: ['update', 'leave'],
  },
  detail: {
    path: '/house/staff/:employeeId',
    head: { under: ['role'], marks: ['status'], facts: ['presence.lastLogin'] },
    actions: ['leave'],
    sections: {
      employee: { kind: 'form', label: 'Employee' },
      login: { kind: 'facts', label: 'Log-in', fields: ['presence.lastLogin', 'presence.lastLoginFrom'] },
    },
  },
})
