// What a run would come to: how many records, and what stands against which. Nothing is done.
import { pathIn } from '../../language/paths.ts'
import { inputOf, ticksOf } from '../actions/beginAction.ts'
import { nothingSelected } from '../actions/callAs.ts'
import { runPreview } from '../actions/runPreview.ts'
import type { Call } from '../call.ts'
import type { Answer } from '../queries/selectPaths.ts'
import type { Reader } from '../reader.ts'
import { findRows } from './findRows.ts'
import { judge, type Judged } from './judge.ts'
import type { RunRequest } from './readRequest.ts'

export interface Planned {
  readonly total: number
  readonly eligible: readonly Judged[]
  readonly left: readonly Judged[]
  /** What is wrong with what was typed, as it is answered. */
  readonly invalid: Answer | null
}

/** The change as it is done to one record. */
export const changeOf = (change: Call, id: string, version: number): Call => ({
  ...change,
  args: { ...change.args, id, version },
  selection: nothingSelected,
})

/** What is typed is the same for all of them, so one tells whether it is right. */
const invalidOf = async (reader: Reader, { change }: RunRequest, eligible: readonly Judged[]): Promise<Answer | null> => {
  const [first] = eligible
  if (!first) return null
  const preview = { ...change, operation: { ...change.operation, preview: true } }
  const { invalid } = await runPreview(reader, changeOf(preview, first.id, versionOf(first)))
  return (invalid ?? null) as Answer | null
}

/** Of the part that is changed. */
export const versionOf = ({ record, action }: Judged): number => Number(record?.[pathIn(action.part, 'version')])

/** Those that nothing stands against, and the others. */
export const parted = (judged: readonly Judged[]): Pick<Planned, 'eligible' | 'left'> => ({
  eligible: judged.filter(({ refusal }) => refusal === undefined),
  left: judged.filter(({ refusal }) => refusal !== undefined),
})

export const makePlan = async (reader: Reader, request: RunRequest): Promise<Planned> => {
  const { list, change, actions } = request
  const { entity, caller } = list
  const ids = await findRows(reader, request)
  const judged = await judge({ reader, caller, entity, actions, input: inputOf(change), ticks: ticksOf(change) }, ids)
  const { eligible, left } = parted(judged)
  return { total: ids.length, eligible, left, invalid: await invalidOf(reader, request, eligible) }
}
