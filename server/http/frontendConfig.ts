// The site's configuration for whoever starts the console, logged in or not: every field of one part, null where empty.
import type { AppModel } from '../../language/model.ts'
import type { Caller, RunCall } from '../call.ts'
import type { ProductModel } from '../ProductModel.ts'
import { named } from '../../language/named.ts'
import { bagOf, type Bag } from '../isBag.ts'

export type Defaults = Pick<AppModel, 'addresses' | 'flags' | 'constants'>

/** Nobody in particular: the configuration holds no secret and is read before login. */
const anybody: Caller = { id: '0', role: '', staff: false, rights: new Set(), screenName: '', ip: '', sessionId: '' }

/** @throws where the product names a part that does not exist: the server must not start */
export const readFrontendConfig = (product: ProductModel, defaults: Defaults, run: RunCall): (() => Promise<Bag>) => {
  const { configuration } = product.app
  if (!configuration) return async () => ({})
  const entity = named(product.entities, configuration.entity)
  const part = named(entity?.parts, configuration.part)
  const gets = product.operations.filter(
    (each) => each.entity === configuration.entity && (each.does === 'get' || each.does === 'findById'),
  )
  const operation = gets.find((each) => each.part === configuration.part) ?? gets[0]
  if (!entity || !part || !operation)
    throw new Error(`the site's configuration is in ${configuration.entity}.${configuration.part}, which nothing reads`)
  const paths = new Set(part.fields.map(({ path }) => path))
  const open = { ...operation, guard: { rule: { anyone: 'read before login, no secret in it' } } }
  const standIn = { ...defaults.constants, ...defaults.flags, ...defaults.addresses } as Bag
  return async () => {
    const values = bagOf(
      await run({
        caller: anybody,
        operation: open,
        entity,
        args: { id: 'site' },
        selection: { paths, can: false, canInList: false, total: false },
      }),
    )
    return Object.fromEntries(part.fields.map(({ name, path, starts }) => [name, values[path] ?? standIn[name] ?? starts ?? null]))
  }
}
