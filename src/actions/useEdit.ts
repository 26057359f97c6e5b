// An edit of one part: only what was changed travels, with the version it was changed on. Others' edits are never overwritten in silence.
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { actionKind } from '../../language/actions/index.ts'
import type { FieldModel } from '../../language/model.ts'
import { operationOf, pascal } from '../../language/names.ts'
import { useText, type Text } from '../client/texts/useText.ts'
import { changeNamed } from '../client/records/useRecords.ts'
import type { Records } from '../client/records/loadRecords.ts'
import { newKey, sendChange } from '../client/records/sendChange.ts'
import type { Row } from '../client/records/Row.ts'
import { changedNames, wireValue } from '../client/records/sameValue.ts'
import { hasCode } from '../client/errorText.ts'
import { failureText, serverText } from '../client/records/serverText.ts'
import { variablesFor } from '../client/records/variablesFor.ts'
import { useViewer } from '../client/useViewer.ts'
import { askedOfOneself } from './askedFields.ts'
import { versionOf } from './actionCall.ts'
import { attemptEdit, type EditConflict } from './attemptEdit.ts'
import { formValues } from './forms/formValues.ts'
import type { FieldError, Outcome, Tick } from '../client/records/outcome.ts'
import { useLeaveTyped } from './useLeaveTyped.ts'
import { named } from '../../language/named.ts'

type Values = Readonly<Record<string, unknown>>

export interface EditState {
  readonly values: Values
  readonly setValues: (values: Values) => void
  readonly record: Row
  readonly changed: boolean
  /** Those of the form, and the current password after them while it is asked. */
  readonly fields: readonly FieldModel[]
  /** What would be sent: the changed values only. */
  readonly patch: Values
  readonly busy: boolean
  readonly errors: readonly FieldError[]
  readonly problem: string | undefined
  readonly conflict: EditConflict | undefined
  /** What has to be confirmed before it is saved, and what of it is. */
  readonly ticks: readonly Tick[]
  readonly ticked: readonly string[]
  readonly setTicked: (ticked: readonly string[]) => void
  readonly save: () => Promise<void>
  /** Goes on with the values chosen where both had changed something. */
  readonly choose: (values: Values) => void
  /** Back to what was typed: saving it asks again. */
  readonly cancelChoice: () => void
  readonly close: () => void
}

export interface EditOptions {
  readonly records: Records
  readonly part: string
  readonly record: Row
  readonly fields: readonly FieldModel[]
  /** What was typed elsewhere already, over the record's values. */
  readonly typed?: Values
  readonly onSaved: (record: Row) => void
  readonly onClose: () => void
}

interface Problem {
  readonly errors: readonly FieldError[]
  readonly text: string | undefined
  readonly ticks: readonly Tick[]
}
const fine: Problem = { errors: [], text: undefined, ticks: [] }

/** Sends a patch; a broken connection throws, and the same key makes sending it again safe. */
const useSend = ({ records, part }: EditOptions, ticks: readonly string[]) => {
  const client = useApolloClient()
  const key = useRef<string>(undefined)
  return async (base: Row, patch: Values, proof: Values): Promise<Outcome> => {
    const wire = named(records.entity.parts, part)?.wire ?? ''
    const document = await changeNamed(records, pascal(operationOf(wire, 'update')))
    const sent = { id: base.id, version: versionOf(base, part), patch: { ...patch, ...proof }, ticks }
    const sendUnder = (mine: string): Promise<Outcome> => {
      key.current = mine
      return sendChange(client, document, variablesFor(document, { ...sent, key: mine }))
    }
    const outcome = await sendUnder(key.current ?? newKey()).catch((failure: unknown) => {
      // What was sent under it before was done after all, and more was typed since: that comes on top of it, as the version says.
      if (!hasCode(failure, 'KEY_REUSED')) throw failure
      return sendUnder(newKey())
    })
    key.current = undefined
    return outcome
  }
}

const problemOf = (outcome: Outcome, names: readonly string[], t: Text): Problem => {
  if (outcome.kind === 'refused') return { errors: [], text: serverText(outcome, t), ticks: outcome.ticks }
  if (outcome.kind !== 'invalid') return { ...fine, text: t('conflict.gone') }
  const whole = outcome.errors.filter((each) => !names.includes(each.field))
  const text = whole.map((each) => serverText(each, t)).join(' ')
  return { ...fine, errors: outcome.errors.filter((each) => names.includes(each.field)), text: text === '' ? undefined : text }
}

/** What is asked of oneself beside these changes. */
const useOwnAsks = ({ records, part }: EditOptions, base: Row, changed: readonly string[]): readonly FieldModel[] => {
  const update = records.entity.actions.find((each) => actionKind(each).edits && each.part === part)
  return askedOfOneself(records.entity, update, base, useViewer(), changed)
}

const valuesOf = (fields: readonly FieldModel[], values: Values): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name]]))

export const useEdit = (options: EditOptions): EditState => {
  const { part, fields, onSaved, onClose } = options
  const t = useText()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const send = useSend(options, ticked)
  const names = fields.map((field) => field.name)
  const [base, setBase] = useState(options.record)
  const [values, setValues] = useState<Values>(() => ({ ...formValues(fields, options.record), ...options.typed }))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState(fine)
  const [conflict, setConflict] = useState<EditConflict>()
  const start = formValues(fields, base)
  const close = useLeaveTyped(values, start, onClose)
  const locked = useRef(false)
  const changed = changedNames(start, values, names)
  const own = useOwnAsks(options, base, changed)

  const run = async (from: Row, mine: Values): Promise<void> => {
    if (locked.current) return
    locked.current = true
    setBusy(true)
    setProblem(fine)
    try {
      const came = await attemptEdit({ part, fields, base: from, mine, send: (over, patch) => send(over, patch, valuesOf(own, values)) })
      if (came.is === 'saved') onSaved(came.record)
      else if (came.is === 'conflict') setConflict(came.conflict)
      else setProblem(problemOf(came.outcome, [...own.map((each) => each.name), ...names], t))
    } catch (failure) {
      setProblem({ ...fine, text: failureText(failure, t) })
    } finally {
      locked.current = false
      setBusy(false)
    }
  }
  const choose = (chosen: Values): void => {
    if (!conflict) return
    setBase(conflict.record)
    setValues(chosen)
    setConflict(undefined)
    void run(conflict.record, chosen)
  }
  return {
    values,
    setValues,
    record: base,
    changed: changed.length > 0,
    fields: [...fields, ...own],
    patch: Object.fromEntries(changed.map((name) => [name, wireValue(values[name])])),
    busy,
    errors: problem.errors,
    problem: problem.text,
    conflict,
    ticks: problem.ticks,
    ticked,
    setTicked,
    save: () => run(base, values),
    choose,
    cancelChoice: () => setConflict(undefined),
    close,
  }
}
