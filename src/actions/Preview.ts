// What an action would do: the answer of its preview, the same effect in a transaction that was rolled back.
import type { ActionModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import type { Text } from '../client/texts/useText.ts'
import { sameValue } from '../client/records/sameValue.ts'
import type { FieldError, Refusal, Tick } from '../client/records/outcome.ts'

/** What has to be ticked, once each: as the preview says, and as the last answer did. */
export const ticksOf = (preview: Preview | undefined, answered: readonly Tick[]): readonly Tick[] => {
  const all = [...(preview?.ticks ?? []), ...(preview?.refused?.ticks ?? []), ...answered]
  return all.filter((tick, at) => all.findIndex((each) => each.name === tick.name) === at)
}

type Values = Readonly<Record<string, unknown>>

interface Amount {
  readonly amount: string
  readonly currency: string
}

export interface Preview {
  readonly allowed: boolean
  readonly refused?: Refusal | null
  readonly invalid?: { readonly errors: readonly FieldError[] } | null
  readonly ticks: readonly Tick[]
  readonly counts: readonly { readonly name: string; readonly value: number }[]
  readonly balances: readonly { readonly account: string; readonly before: Amount; readonly after: Amount }[]
  readonly values: readonly { readonly field: string; readonly text: string }[]
  readonly details?: unknown
  /** The input that it is of. */
  readonly of?: Values
}

/** What it finds wrong with those values that are still what it was asked of. */
export const foretoldBy = (preview: Preview | undefined, values: Values): readonly FieldError[] | undefined =>
  preview?.invalid?.errors.filter(({ field }) => sameValue(preview.of?.[field], values[field]))

/** What it counts, in words; what is none is not said. */
export const countedTexts = ({ confirms }: Pick<ActionModel, 'confirms'>, { counts }: Preview, t: Text): readonly string[] =>
  counts.flatMap(({ name, value }) => {
    const said = named(confirms?.counts, name)
    return said && value > 0 ? [t(said.text, [value])] : []
  })
