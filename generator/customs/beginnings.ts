// What the code of a product begins with: the lists that its customs are handed on in, empty, for the half that has none yet.
import { isOfServer, serverFamilies } from './customFolders.ts'
import type { Family } from './customPlaces.ts'

/** How a file below the folder of customs calls the engine: by the name of its package, or '' where that stands beside it. */
export const engineFrom = (file: string, engine: string): string => (engine === '' ? '../'.repeat(file.split('/').length) : `${engine}/`)

const familyList = (family: string): string => `// All ${family} that the specs name. What these files export is named nowhere else.
export {}
`

const server = (from: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(serverFamilies.map((family) => [`server/${family}/index.ts`, familyList(family)])),
  'server/index.ts': `// The product's own server code, each piece named by a spec: what is named and not written does not compile.
import type { Customs, Named } from '${from}server/kit.ts'
${serverFamilies
  .toSorted()
  .map((family) => `import * as ${family} from './${family}/index.ts'`)
  .join('\n')}

export const customs = { ${serverFamilies.join(', ')} } satisfies Customs & Named
`,
})

const browser = (from: string): Readonly<Record<string, string>> => ({
  'src/index.ts': `// The product's own screens, sections and dialogs, by the names that specs give them. Each loads with its first use.
import type { Customs } from '${from}src/customProps.ts'

export const customs = {
  screens: {},
  sections: {},
  dialogs: {},
  bar: {},
} satisfies Customs
`,
})

/** The file that the engine imports of that half of the customs. */
export const entryOf = (family: Family): string => (isOfServer(family) ? 'server/index.ts' : 'src/index.ts')

/** By path below the folder of customs. */
export const beginningsOf = (family: Family, engine: string): Readonly<Record<string, string>> =>
  (isOfServer(family) ? server : browser)(engineFrom(entryOf(family), engine))
