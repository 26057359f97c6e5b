// What waits for another's approval: beyond an amount that the site's settings hold, said by a custom, kept without a secret, and shown somewhere to those who decide.
import { isComputed } from '../../language/fields/derived.ts'
import { neverLeaves } from '../../language/fields/index.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { under, type Written, type WrittenEntity } from '../written.ts'
import { settingsOf, type Ensure } from './scope.ts'
import { didYouMean } from '../../language/suggest.ts'
import { actionsIn, entitiesIn, type ActionAt, type At } from './walk.ts'

/** Amounts of one currency that the entity of the site's configuration holds: the currency by the path. */
const amountsIn = (written: Written): ReadonlyMap<string, string> =>
  new Map(
    [...settingsOf(written)].flatMap(([path, field]) =>
      'currency' in field && field.currency !== undefined ? [[path, field.currency]] : [],
    ),
  )

const ensureAmount = (written: Written, above: string, path: SpecPath, add: AddProblem): void => {
  const amounts = amountsIn(written)
  const message = `The site's configuration holds no amount of one currency "${above}".${didYouMean(above, [...amounts.keys()])}`
  if (!amounts.has(above)) add({ code: 'approval-above', path, message })
}

const ensureOne = (written: Written, { spec, path }: ActionAt, add: AddProblem): void => {
  if (spec.approval === undefined) return
  ensureAmount(written, spec.approval.above, [...path, 'approval', 'above'], add)
  const unsaid = 'Nobody says what it spends: its custom does (change.spends), and it has none.'
  if (spec.effect === undefined && !('by' in spec))
    add({ code: 'approval-unsaid', path: [...path, 'approval'], at: 'name', message: unsaid })
  for (const [name, field] of Object.entries(spec.asks ?? {})) {
    const message = `What waits for approval is stored as it was typed: it takes no secret ("${name}").`
    if (!isComputed(field) && neverLeaves(field)) add({ code: 'approval-secret', path: [...path, 'asks', name], at: 'name', message })
  }
}

/** What waits is told in one currency, that of every limit. */
const ensureCurrency = (written: Written, { spec, path }: At<WrittenEntity>, above: string, add: AddProblem): void => {
  const amount = under(spec.fields, 'amount')
  const [shown, limit] = [amount && 'currency' in amount ? amount.currency : undefined, amountsIn(written).get(above)]
  const message = `"${above}" is in ${limit}: what waits is told in the same currency.`
  if (amount && limit !== undefined && shown !== limit) add({ code: 'approval-currency', path: [...path, 'fields', 'amount'], message })
}

export const ensureApprovals: Ensure = ({ written, add }) => {
  const [shown, ...more] = entitiesIn(written).filter(({ spec }) => spec.storedAs === 'approvals')
  for (const { path } of more)
    add({ code: 'approval-twice', path: [...path, 'storedAs'], message: 'What waits for approval is shown by one entity.' })
  const limited = entitiesIn(written)
    .flatMap(actionsIn)
    .filter(({ spec }) => spec.approval !== undefined)
  for (const action of limited) {
    ensureOne(written, action, add)
    const message = "No entity shows what waits: one needs storedAs: 'approvals'."
    if (!shown) add({ code: 'approval-nowhere', path: [...action.path, 'approval'], at: 'name', message })
  }
  if (shown) for (const above of new Set(limited.map(({ spec }) => spec.approval?.above ?? ''))) ensureCurrency(written, shown, above, add)
}
