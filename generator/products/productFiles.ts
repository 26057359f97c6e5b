// What a new product begins with: one file of specs with one entity, and one row of people for its demo. All else is as the engine has it.
import { pascal } from '../../language/names.ts'

const specsOf = (name: string, start: string): string => `// ${pascal(name)}: who works with it, to begin with. Start it: ${start}
import { defineAccess, defineVocabulary, speak, type WordsOf } from 'concord'

export const access = defineAccess({
  roles: { keeper: { one: 'Keeper', many: 'Keepers', staff: true } },
  areas: { people: { label: 'People', any: ['readPeople', 'changePeople'], holds: ['keeper'] } },
})
export const vocabulary = defineVocabulary({ access, entities: ['Person'] })
const { defineApp, defineEntity, definePerson } = speak<WordsOf<typeof vocabulary>>()

export const app = defineApp({ basePath: '/${name}/', defaultSiteName: '${pascal(name)}' })

export const person = definePerson({ entity: 'Person' })

export const entities = {
  /** Whoever logs in: e-mail, password and role are found by the names of their fields. */
  Person: defineEntity({
    entity: 'Person',
    label: { one: 'Person', many: 'People' },
    title: 'name',
    read: 'readPeople',
    update: 'changePeople',
    fields: {
      name: { kind: 'text', label: 'Name', required: true, max: 80 },
      email: { kind: 'email', label: 'E-mail', required: true, unique: true },
      password: { kind: 'secret', label: 'Password', required: true, fixed: true },
      role: { kind: 'choice', label: 'Role', options: 'roles', required: true, fixed: true },
    },
    create: { label: 'Add person', needs: 'changePeople', fields: ['name', 'email', 'password', 'role'] },
    list: { path: '/people', columns: ['name', 'email', 'role'], sort: { by: 'name', first: 'lowest' }, actions: ['update'] },
  }),
}
`

const people = `{
  "entity": "Person",
  "columns": ["name", "email", "role"],
  "rows": [["Kim Keeper", "keeper@example.com", "keeper"]]
}
`

/** By path below the product's folder. @param start the command that starts it */
export const productFiles = (name: string, start: string): Readonly<Record<string, string>> => ({
  'specs/index.ts': specsOf(name, start),
  'demo/people.json': people,
})
