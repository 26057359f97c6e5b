// What a server answers of runs over a list of people: of four, one is refused for good, one until it is ticked.
import type { Asked, Serve } from './renderHook.ts'

type Wire = Readonly<Record<string, unknown>>

const record = (id: string): Wire => ({
  __typename: 'RunRecord',
  id,
  title: `Creator ${id}`,
  about: null,
  amount: { amount: '12.00', currency: 'CRE' },
})
const sure = { __typename: 'Tick', name: 'sure', template: 'fake.sure', params: [], message: 'They were asked' }
const reason = (rule: string, message: string, id: string, ticks: readonly Wire[] = []): Wire => ({
  __typename: 'RunReason',
  count: 1,
  refused: refused(rule, message, ticks),
  records: [record(id)],
})

export const refused = (rule: string, message: string, ticks: readonly Wire[] = []): Wire => ({
  __typename: 'Refused',
  rule,
  template: `fake.${rule}`,
  params: [],
  message,
  ticks,
})

export const invalid = (field: string, message: string): Wire => ({
  __typename: 'Invalid',
  errors: [{ __typename: 'FieldError', field, code: 'x', template: 'fake.x', params: [], message }],
})

/** The variables that a change would be sent with for one record. */
export const changeIn = ({ variables }: Pick<Asked, 'variables'>): Wire =>
  (variables['change'] as { readonly variables: Wire } | undefined)?.variables ?? {}
export const rowsIn = ({ variables }: Pick<Asked, 'variables'>): Wire => variables['rows'] as Wire

export const planOf = (variables: Wire): Wire => {
  const { ids = [] } = rowsIn({ variables }) as { readonly ids?: readonly string[] }
  const ticked = (changeIn({ variables })['ticks'] as readonly string[]).includes('sure')
  const done = ids.filter((id) => id !== '3' && (ticked || id !== '4'))
  const reasons = [
    ...(ids.includes('3') ? [reason('state', 'They are active already', '3')] : []),
    ...(ids.includes('4') && !ticked ? [reason('asked', 'They were not asked', '4', [sure])] : []),
  ]
  const sums = [
    { __typename: 'RunSum', field: 'balance', per: 'Bank', group: '1', count: done.length, sum: { amount: '24.00', currency: 'CRE' } },
  ]
  return { __typename: 'RunPlan', total: ids.length, count: done.length, reasons, sums, records: done.map(record), invalid: null }
}

export const started = (count: number): Wire => ({ __typename: 'RunStarted', id: '77', count })

/** Answers starts in turn; one that is an error is a line that broke. */
export const startsWith = (...answers: readonly unknown[]): Serve => {
  const rest = [...answers]
  return () => {
    const next = rest.shift()
    if (next instanceof Error) throw next
    return next
  }
}
