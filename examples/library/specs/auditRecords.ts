// Who did what: kept by the engine, read by the director.
import { defineEntity } from './vocabulary.ts'

export const auditRecords = defineEntity({
  entity: 'AuditRecord',
  label: { one: 'Audit record', many: 'Audit' },
  title: 'id',
  storedAs: 'audit',
  read: 'readAudit',
  fields: {
    time: { kind: 'time', label: 'Time', required: true, written: 'server' },
    actor: { kind: 'reference', label: 'Who', entity: 'Employee', written: 'server', empty: 'Nobody logged in' },
    role: { kind: 'choice', label: 'Role', options: 'roles', written: 'server' },
    operation: {
      kind: 'choice',
      label: 'Action',
      options: 'operations',
      written: 'server',
      events: {
        fillDemo: 'Demo data filled in',
        addStaff: 'Staff added at the server',
        giveStaffPassword: 'Password given at the server',
        revealsOfDay: 'Masked values shown on one day',
        backup: 'Backup made',
        restore: 'Restored from a backup',
        foundSound: 'Audit and ledger found sound',
        foundFaulty: 'Audit or ledger found faulty',
      },
    },
    target: { kind: 'target', label: 'Target', written: 'server' },
    outcome: { kind: 'choice', label: 'Outcome', options: { DONE: 'Done', DENIED: 'Denied' }, required: true, written: 'server' },
    reason: { kind: 'longText', label: 'Reason', written: 'server' },
    rule: { kind: 'text', label: 'Rule', written: 'server' },
    changes: { kind: 'changes', label: 'What changed', written: 'server' },
  },
  list: {
    path: '/house/audit',
    columns: [
      'time',
      { field: 'actor', under: ['role'] },
      { field: 'operation', under: ['target'] },
      { field: 'changes', under: ['reason', 'rule'] },
      'outcome',
    ],
    priority: ['time', 'actor', 'operation', 'outcome'],
    filters: ['actor', 'operation', 'target', 'outcome', 'time'],
    quick: ['time'],
    sort: { by: 'id', first: 'newest' },
    opens: ['time', 'actor', 'role', 'operation', 'target', 'outcome', 'reason', 'rule', 'changes'],
  },
})
