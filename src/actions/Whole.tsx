// The whole of a masked value, in place of its mask: asked for, and shown.
import { useEffect, useRef, useState } from 'react'
import { Copyable } from '../look/Copyable.tsx'
import { useApolloClient } from '@apollo/client/react'
import { versionOf } from './actionCall.ts'
import { problemOf, outcomeOf, type Answer, type Outcome } from '../client/records/outcome.ts'
import { currentPassword } from '../../language/currentPassword.ts'
import { operationOf, pascal } from '../../language/names.ts'
import type { FieldModel } from '../../language/model.ts'
import { splitPath, valueAt } from '../../language/paths.ts'
import { useText, type Text } from '../client/texts/useText.ts'
import { changeNamed } from '../client/records/useRecords.ts'
import { partAt } from '../client/records/fieldAt.ts'
import { newKey } from '../client/records/sendChange.ts'
import { failureText } from '../client/records/serverText.ts'
import { variablesFor } from '../client/records/variablesFor.ts'
import type { RecordShown } from '../look/ShownRecord.tsx'

export interface WholeState {
  /** Undefined until it was asked for. */
  readonly whole: string | undefined
  readonly busy: boolean
  readonly problem: string | undefined
  /** So many were shown that the current password is to be typed as well. */
  readonly asksPassword: boolean
  /** True once it is shown. */
  readonly ask: (reason: string, password?: string) => Promise<boolean>
}

interface Asking extends Pick<WholeState, 'busy' | 'asksPassword'> {
  readonly problem?: string
}

const idle: Asking = { busy: false, asksPassword: false }

const refusedIn = (outcome: Outcome, t: Text): Asking => ({
  busy: false,
  problem: problemOf(outcome, t),
  asksPassword: outcome.kind === 'invalid' && outcome.errors.some((each) => each.field === currentPassword.name),
})

/** What it was asked of: another record or another version of it shows nothing of the last. */
const placeOf = ({ records: { entity }, record }: RecordShown, { path }: FieldModel): string =>
  [entity.name, record.id, path, versionOf(record, splitPath(path)[0]), valueAt(record, path)].join(' ')

const documentFor = async ({ records }: RecordShown, { path }: FieldModel) =>
  changeNamed(records, pascal(operationOf(partAt(records.entity, path)?.wire ?? '', 'reveal')))

/** The whole of one masked value: asked for with a reason, held here alone, and forgotten when the record is left or changes. */
export const useWhole = (shown: RecordShown, field: FieldModel): WholeState => {
  const client = useApolloClient()
  const t = useText()
  const place = placeOf(shown, field)
  const [found, setFound] = useState<{ readonly place: string; readonly value: string }>()
  const [state, setState] = useState<Asking>(idle)
  const intent = useRef<{ readonly reason: string; readonly key: string }>(undefined)

  const ask: WholeState['ask'] = async (reason, password) => {
    if (state.busy) return false
    setState((last) => ({ busy: true, asksPassword: last.asksPassword }))
    // After an unknown end the same is asked under the same key.
    if (intent.current?.reason !== reason) intent.current = { reason, key: newKey() }
    try {
      const mutation = await documentFor(shown, field)
      const variables = variablesFor(mutation, {
        id: shown.record.id,
        key: intent.current.key,
        field: field.name,
        reason,
        ...(password && { [currentPassword.name]: password }),
      })
      const { data } = await client.mutate<{ answer: Answer }>({ mutation, variables, fetchPolicy: 'no-cache', context: { quiet: true } })
      if (!data) throw new Error('no answer')
      intent.current = undefined
      const { answer } = data
      const revealed = answer.__typename === 'Revealed'
      setState(revealed ? idle : refusedIn(outcomeOf(answer), t))
      if (revealed) setFound({ place, value: String(answer['value']) })
      return revealed
    } catch (failure) {
      setState((last) => ({ ...last, busy: false, problem: failureText(failure, t) }))
      return false
    }
  }
  const { busy, problem, asksPassword } = state
  return { whole: found?.place === place ? found.value : undefined, busy, problem, asksPassword, ask }
}

export const Whole = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const place = useRef<HTMLSpanElement>(null)
  // The button that was pressed is gone: who works by keys goes on here.
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <span ref={place} className="whole">
      <Copyable value={value} label={label} monospaced>
        {value}
      </Copyable>
    </span>
  )
}
