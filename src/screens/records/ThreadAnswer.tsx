// The box under an opened thread to answer it; where nobody may, why.
import { Suspense } from 'react'
import type { ReactElement } from 'react'
import { LazyOpenAction } from '../../actions/LazyOpenAction.ts'
import { offeredOn, reasonText } from '../../actions/offered.ts'
import type { Draft } from '../../actions/OpenAction.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useText } from '../../client/texts/useText.ts'
import type { SectionProps } from './SectionProps.ts'

export interface ThreadAnswerProps extends Pick<SectionProps<'threads'>, 'section'> {
  /** Of threads. */
  readonly records: Records
  readonly thread: Row
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onSent: () => void
}

export const ThreadAnswer = ({ section, records, thread, draft, onDraft, onSent }: ThreadAnswerProps): ReactElement | null => {
  const t = useText()
  const [offered] = offeredOn(records.entity, section.answers === undefined ? [] : [section.answers], thread, t)
  if (!offered) return null
  if (!offered.allowed) return <p className="absent">{reasonText(offered, t)}</p>
  return (
    <Suspense fallback={null}>
      <LazyOpenAction records={records} action={offered.action} record={thread} draft={draft} onDraft={onDraft} onDone={onSent} />
    </Suspense>
  )
}
