// The box under an opened thread to answer it; where nobody may, why.
import { Suspense, type ReactElement } from 'react'
import type { ActionModel } from '../../../language/model.ts'
import { LazyOpenAction } from '../../actions/LazyOpenAction.ts'
import { offeredOn, reasonText } from '../../actions/offered.ts'
import type { Draft } from '../../actions/OpenAction.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import type { Outcome } from '../../client/records/outcome.ts'
import { useText } from '../../client/texts/useText.ts'

export interface ThreadAnswerProps {
  readonly records: Records
  readonly record: Row
  /** Path of the action that it runs; absent = nobody answers here. */
  readonly answers: string | undefined
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onSent: (action: ActionModel, outcome: Outcome) => void
}

export const ThreadAnswer = ({ records, record, answers, draft, onDraft, onSent }: ThreadAnswerProps): ReactElement | null => {
  const t = useText()
  const [offered] = offeredOn(records.entity, answers === undefined ? [] : [answers], record, t)
  if (!offered) return null
  if (!offered.allowed) return <p className="absent">{reasonText(offered, t)}</p>
  return (
    <Suspense fallback={null}>
      <LazyOpenAction
        records={records}
        action={offered.action}
        record={record}
        draft={draft}
        onDraft={onDraft}
        onDone={(outcome) => onSent(offered.action, outcome)}
      />
    </Suspense>
  )
}
