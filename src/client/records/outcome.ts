// What became of a change, read off the answer's type name. A new sort of answer does not compile until it is handled everywhere.
import type { Text } from '../texts/useText.ts'
import { serverText, type ServerText } from './serverText.ts'
import type { Row } from './Row.ts'

export interface FieldError extends ServerText {
  /** Name of the field in the input; '' for the whole. */
  readonly field: string
  readonly code: string
}
/** Something to confirm by a check box before the action runs. */
export interface Tick extends ServerText {
  readonly name: string
}
export interface Refusal extends ServerText {
  readonly rule: string
  readonly ticks: readonly Tick[]
}

export type Outcome =
  | { readonly kind: 'saved'; readonly record: Row }
  | { readonly kind: 'done'; readonly ids: readonly string[]; readonly count: number; readonly details: unknown }
  | { readonly kind: 'conflict'; readonly current: Row | undefined; readonly by: string | undefined; readonly time: string | undefined }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'gone' }
  | { readonly kind: 'waits'; readonly id: string }

/** Done, or done once another approved it: nothing is left to be typed or sent. */
export const isOver = ({ kind }: Outcome): boolean => kind === 'saved' || kind === 'done' || kind === 'waits'

/** The answer of any mutation, before it is known which. */
export interface Answer {
  readonly __typename: string
  readonly [name: string]: unknown
}

const conflictOf = (answer: Answer): Outcome => ({
  kind: 'conflict',
  current: (answer['current'] as Row | undefined) ?? undefined,
  by: (answer['by'] as string | null) ?? undefined,
  time: (answer['time'] as string | null) ?? undefined,
})

const readers: Readonly<Record<string, (answer: Answer) => Outcome>> = {
  Invalid: (answer) => ({ kind: 'invalid', errors: answer['errors'] as readonly FieldError[] }),
  Refused: (answer) => ({ kind: 'refused', ...(answer as unknown as Refusal) }),
  Gone: () => ({ kind: 'gone' }),
  Waits: (answer) => ({ kind: 'waits', id: String(answer['id']) }),
  Stale: conflictOf,
  Done: (answer) => ({
    kind: 'done',
    ids: (answer['ids'] as readonly string[]) ?? [],
    count: Number(answer['count'] ?? 0),
    details: answer['details'],
  }),
}

/** Reads a mutation's answer; throws on a type name that no change can have. */
export const outcomeOf = (answer: Answer): Outcome => {
  const name = answer.__typename
  const reader = readers[name]
  if (reader) return reader(answer)
  if (name.endsWith('Saved')) return { kind: 'saved', record: answer['record'] as Row }
  if (name.endsWith('Conflict')) return conflictOf(answer)
  throw new Error(`unknown answer ${name}`)
}

/** Why a change that was sent on its own, without a form, did nothing: in words for whoever sent it. */
export const problemOf = (outcome: Outcome, text: Text): string => {
  if (outcome.kind === 'refused') return serverText(outcome, text)
  return outcome.kind === 'invalid' ? outcome.errors.map((each) => serverText(each, text)).join(' ') : text('conflict.gone')
}

/** What is wrong with the whole of what was sent, in words; undefined where only single fields are. */
export const wholeProblem = (errors: readonly FieldError[], text: Text): string | undefined =>
  errors
    .filter(({ field }) => field === '')
    .map((each) => serverText(each, text))
    .join(' ') || undefined
