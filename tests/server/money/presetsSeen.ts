// What the product says of a preset of prices: for the tests that delete one and compare that with the product spec.
import { wordOf } from '../../product/tables.ts'
import { among } from '../../proves.ts'
import type { Money } from './openMoney.ts'

/** Everything that a preset may be for. */
export const kinds = [
  'DEPOSIT',
  'POST',
  'MESSAGE',
  'MINUTE',
  'CALL_MINUTE',
  'CONTENT_SUBSCRIPTION',
  'PRO_SUBSCRIPTION',
  'ULTIMATE_SUBSCRIPTION',
  'MESSAGE_ATTACHMENT',
]

/** What it is for, the words of the question before it is deleted, and what its deletion counts. */
export const askedOf = async (money: Money, preset: string) => {
  const type = String(await money.value('select type from payment_packages where id = $1', preset))
  const { counts } = await money.act(money.admin, 'paymentPackagesDeletePreview', preset)
  return {
    kind: type.toLowerCase(),
    told: among(wordOf(`entities.paymentPackages.confirms.remove.${type}`).split(/\W+/)),
    counted: among((counts as readonly { readonly name: string }[]).map(({ name }) => name)),
  }
}

/** Names of the ways to pay that are open. */
export const waysIn = (ways: object | undefined): string =>
  Object.entries(ways ?? {})
    .flatMap(([name, way]) => (way === true || (Array.isArray(way) && way.length > 0) ? [name] : []))
    .join()
