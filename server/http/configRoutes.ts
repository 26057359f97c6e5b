// The two configs that the console starts with: addresses of this installation, and the site's own settings.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '../log.ts'
import type { ServedPaths } from './servedPaths.ts'
import { json } from './Reply.ts'
import type { Route } from './router.ts'
import { errorCode } from '../errorCode.ts'
import type { Bag } from '../isBag.ts'

export interface ConfigParts {
  readonly paths: Pick<ServedPaths, 'console' | 'backend'>
  readonly dataDir: string
  /** What ships with the product, where the installation has no config.json of its own. */
  readonly shipped: Bag
  /** Every field of the site's configuration; null where empty. */
  readonly frontendConfig: () => Promise<Bag>
}

const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT'

/** The installation's config.json where there is one, else what ships. A file that cannot be read is logged and passed over. */
export const localConfig = async ({ dataDir, shipped }: Pick<ConfigParts, 'dataDir' | 'shipped'>): Promise<Bag> => {
  const file = join(dataDir, 'config.json')
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...shipped, ...parsed }
    throw new Error('it is no JSON object')
  } catch (error) {
    if (!isMissing(error)) log('error', 'config.json cannot be used', { file, why: String(error) })
    return shipped
  }
}

export const configRoutes = (parts: ConfigParts): readonly Route[] => [
  { method: 'GET', path: `${parts.paths.console}config.json`, answer: async () => json(200, await localConfig(parts)) },
  {
    method: 'GET',
    path: `${parts.paths.backend}/system-settings/frontend-config`,
    answer: async () => json(200, await parts.frontendConfig()),
  },
]
