// What a custom begins with: it compiles, has its types, and says no, nothing or an error until somebody writes it.
import { pascal } from '../../language/names.ts'
import type { Family } from './customPlaces.ts'
import { fileOf, isOfServer, type ServerFamily } from './customFolders.ts'

export interface Skeleton {
  readonly name: string
  /** Whose it is; '' where no entity names it. */
  readonly entity: string
  /** specs/users.ts:41 */
  readonly place: string
  /** How its file calls the engine: ../../../ or concord/ */
  readonly engine: string
}

const typed =
  (family: ServerFamily, type: string) =>
  ({ name, engine }: Skeleton): string =>
    `import type { ${type} } from '${engine}server/kit.ts'

export const ${name}: ${type}<'${name}'> = () => Promise.reject(new Error('custom/${fileOf(family, name)} is not written yet'))
`

const server: Readonly<Record<ServerFamily, (skeleton: Skeleton) => string>> = {
  effects: typed('effects', 'Effect'),
  actions: typed('actions', 'CustomAction'),
  answers: typed('answers', 'Answering'),
  reports: typed('reports', 'CountReport'),
  guards: ({ name, engine }) => `import { Refusal } from '${engine}server/kit.ts'
import type { Guard } from '${engine}server/kit.ts'

const no = (): Refusal => new Refusal('${name}', 'guards.${name}')

/** An answer a record, one where there is none; what is undefined lets it pass. */
export const ${name}: Guard<'${name}'> = ({ action, records }) => Promise.resolve(action.on === 'list' ? [no()] : records.map(no))
`,
  derived: ({ name, entity, engine }) => `import { derive, sql } from '${engine}server/kit.ts'

export const ${name} = derive('${entity}', () => sql\`null\`)
`,
}

const component = ({ name }: Skeleton): string => `import type { ReactElement } from 'react'

const ${pascal(name)} = (): ReactElement => <></>

export default ${pascal(name)}
`

/** The text of the file; its first line is a sentence that its author ends. */
export const skeletonOf = (family: Family, skeleton: Skeleton): string =>
  `// ${pascal(skeleton.name)}, as ${skeleton.place} names it: say here what it does, and which rule wants it.\n${
    isOfServer(family) ? server[family](skeleton) : component(skeleton)
  }`
