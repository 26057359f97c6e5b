// The behaviour of the generic dialog: what is typed and ticked, what stands against running, what came of it.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TextContext } from '../../language/fields/kind.ts'
import type { Row } from '../client/records/Row.ts'
import { hasCode } from '../client/errorText.ts'
import { failureText, serverText } from '../client/records/serverText.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import type { ActionDialogProps, PlainDialogProps } from './ActionDialogProps.ts'
import { conflictText, lookAgainText } from './dialogTexts.ts'
import { isOver, wholeProblem, type Outcome, type Tick } from '../client/records/outcome.ts'
import { foretoldBy, ticksOf, type Preview } from './Preview.ts'
import { useAction, type ActionState } from './useAction.ts'
import type { AskedDialog } from './useAskedForm.tsx'

type Values = Readonly<Record<string, unknown>>

const fine = (): undefined => undefined

/** A sort of outcome that nobody thought of does not compile. */
type Told = { readonly [K in Outcome['kind']]: (came: Extract<Outcome, { kind: K }>) => string | undefined }

const problemOf = (
  { records, action }: ActionDialogProps,
  { outcome, failure, over }: Pick<ActionState, 'outcome' | 'failure' | 'over'>,
  context: TextContext,
): string | undefined => {
  const { t } = context
  if (failure !== undefined) return failureText(failure, t)
  if (outcome === undefined) return undefined
  const told: Told = {
    saved: fine,
    done: fine,
    waits: fine,
    conflict: (came) => (over ? conflictText(records.entity, action.part, came, context) : lookAgainText(came, context)),
    invalid: ({ errors }) => wholeProblem(errors, t),
    refused: (came) => serverText(came, t),
    gone: () => t('conflict.gone'),
  }
  return (told[outcome.kind] as (came: Outcome) => string | undefined)(outcome)
}

/** The first reason not to run, of those the preview knows. */
const blockedBy = (
  preview: Preview | undefined,
  ticks: readonly Tick[],
  ticked: readonly string[],
  { t }: TextContext,
): string | undefined => {
  if (preview?.refused && preview.refused.ticks.length === 0) return serverText(preview.refused, t)
  return ticks.every((tick) => ticked.includes(tick.name)) ? undefined : t('actions.tickFirst')
}

export interface PlainDialogState extends AskedDialog {
  /** What it is about, as it is now: what is said, previewed and sent is of the same moment. */
  readonly record: Row | undefined
  /** It was run at once, and nothing has come of it yet. */
  readonly waiting: boolean
  readonly preview: Preview | undefined
  readonly ticks: readonly Tick[]
  readonly ticked: readonly string[]
  readonly setTicked: (ticked: readonly string[]) => void
  readonly problem: string | undefined
  /** The record is no longer what the dialog was opened on. */
  readonly over: boolean
  /** What is to be sent could not be read, for a reason that may have gone: asks for it once more. */
  readonly again: (() => void) | undefined
}

export const usePlainDialog = (props: PlainDialogProps, start: Values): PlainDialogState => {
  const { records, action, record, atOnce = false, sends, onDone } = props
  const context = useTextContext()
  const [waiting, setWaiting] = useState(atOnce)
  const [values, setValues] = useState(start)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const {
    record: now,
    preview: { answer: preview, pending, failure: unseen, again },
    busy,
    outcome,
    failure,
    over,
    run,
  } = useAction(records, action, record, waiting ? undefined : values)
  const errors = useMemo(() => (outcome?.kind === 'invalid' ? outcome.errors.filter((each) => each.field !== '') : []), [outcome])
  const foretold = useMemo(() => foretoldBy(preview, values), [preview, values])
  const ticks = ticksOf(preview, outcome?.kind === 'refused' ? outcome.ticks : [])
  /** Why what is to be sent could not be read. Where that is what is typed, the form says so once it is sent. */
  const unread = sends && !hasCode(unseen, 'BAD_REQUEST') ? unseen : undefined
  const runWith = async (input: Values): Promise<void> => {
    if (unread !== undefined) return again()
    const came = await run({ ...input, ...(preview && sends?.(preview)) }, ticked)
    if (came && isOver(came)) onDone(came)
  }
  const begun = useRef(false)
  useEffect(() => {
    if (!atOnce || begun.current) return
    begun.current = true
    void runWith({}).then(() => setWaiting(false))
  })
  return {
    record: now,
    waiting,
    values,
    setValues,
    preview,
    ticks,
    ticked,
    setTicked,
    busy,
    blocked: sends && pending ? context.t('list.loading') : blockedBy(preview, ticks, ticked, context),
    problem: problemOf(props, { outcome, failure: failure ?? unread, over }, context),
    again: unread === undefined ? undefined : again,
    over,
    errors,
    foretold,
    run: runWith,
  }
}
