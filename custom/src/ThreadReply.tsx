// The box under an opened thread to answer it in the name of the site; where nobody may, why.
import { Suspense } from 'react'
import type { ReactElement } from 'react'
import { LazyOpenAction, offeredOn, reasonText, useText } from '../../src/kit.ts'
import type { Draft, Records, Row } from '../../src/kit.ts'

export interface ThreadReplyProps {
  readonly records: Records
  readonly thread: Row
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onSent: () => void
}

export const ThreadReply = ({ records, thread, draft, onDraft, onSent }: ThreadReplyProps): ReactElement | null => {
  const t = useText()
  const [offered] = offeredOn(records.entity, ['reply'], thread, t)
  if (!offered) return null
  if (!offered.allowed) return <p className="absent">{reasonText(offered, t)}</p>
  return (
    <Suspense fallback={null}>
      <LazyOpenAction records={records} action={offered.action} record={thread} draft={draft} onDraft={onDraft} onDone={onSent} />
    </Suspense>
  )
}
