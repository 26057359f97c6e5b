// Reads the product's names from its specs: every right, and every role that is not staff.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AccessSpec } from '../../language/product.ts'
import type { ProductNames } from './findProductWords.ts'
import { house } from './listSources.ts'

type AnyAccess = AccessSpec<string, string, string, string>

const words = ['payout', 'fraud', 'questionnaire', 'questionary', 'payee', 'creator', 'earnings']

/** Before the product exists only the words above are known. */
export async function readProductNames(): Promise<ProductNames> {
  const file = join(house, 'specs/access.ts')
  if (!existsSync(file)) return { words, names: [], quoted: [] }
  const exported = Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>)
  const access = exported.find(isAccess)
  if (access === undefined) throw new Error('specs/access.ts exports no roles and areas.')
  const rights = Object.values(access.areas ?? {}).flatMap(({ any = [], my = [], client = [] }) => [...any, ...my, ...client])
  const roles = Object.entries(access.roles).filter(([, role]) => role.staff !== true)
  return { words, names: rights, quoted: roles.map(([name]) => name) }
}

function isAccess(value: unknown): value is AnyAccess {
  return typeof value === 'object' && value !== null && 'roles' in value && 'areas' in value
}
