// The smallest product there is: one file with one entity, the people who log in. All else is as the engine has it.
import { defineAccess, defineVocabulary, speak } from '../../../language/define.ts'
import type { WordsOf } from '../../../language/define.ts'

export const access = defineAccess({ roles: { keeper: { one: 'Keeper', many: 'Keepers', staff: true } } })
export const vocabulary = defineVocabulary({ access, entities: ['Person'] })
const { defineEntity } = speak<WordsOf<typeof vocabulary>>()
const everybody = { anyStaff: 'there is one role' }

export const entities = {
  Person: defineEntity({
    entity: 'Person',
    label: { one: 'Person', many: 'People' },
    title: 'name',
    read: everybody,
    update: everybody,
    fields: {
      name: { kind: 'text', label: 'Name', required: true },
      email: { kind: 'email', label: 'E-mail', required: true, unique: true },
      password: { kind: 'secret', label: 'Password', required: true, written: 'server' },
      role: { kind: 'choice', label: 'Role', options: 'roles', required: true, fixed: true, starts: 'keeper' },
    },
    list: { path: '/people', columns: ['name', 'email'], sort: { by: 'name', first: 'lowest' }, actions: ['update'] },
  }),
}
