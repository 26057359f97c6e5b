// Where the code of a custom stands, by its family: each of the server in a folder of its own, those of the browser in one registry.
import { pascal } from '../../language/names.ts'
import type { Family } from './customPlaces.ts'

export const serverFamilies = ['effects', 'actions', 'guards', 'derived', 'answers', 'reports'] as const satisfies readonly Family[]
export type ServerFamily = (typeof serverFamilies)[number]

export const isOfServer = (family: Family): family is ServerFamily => (serverFamilies as readonly string[]).includes(family)

/** Below the folder of customs. */
export const registryOf = (family: Family): string => (isOfServer(family) ? `server/${family}/index.ts` : 'src/index.ts')

export const fileOf = (family: Family, name: string): string =>
  isOfServer(family) ? `server/${family}/${name}.ts` : `src/${pascal(name)}.tsx`
