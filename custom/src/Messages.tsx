// The messages of a profile: whom the person writes with, and below the thread that is open what was written (domain 5.15).
import { useState } from 'react'
import type { ReactElement } from 'react'
import { failureText, Outdated, Problem, useRecords, useRelated, useText, useUnsaved } from '../../src/kit.ts'
import type { CustomSectionProps, Draft } from '../../src/kit.ts'
import { ThreadEntry } from './ThreadEntry.tsx'
import './messages.css'

const pageSize = 10
const nothing: Draft = {}

const Messages = ({ record }: Pick<CustomSectionProps, 'record'>): ReactElement => {
  const t = useText()
  const threads = useRecords('MessageThread')
  const [count, setCount] = useState(pageSize)
  const [opened, setOpened] = useState<string>()
  // By thread: what is typed outlives closing it.
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  useUnsaved(Object.values(drafts).some((each) => Object.keys(each).length > 0))
  const related = useRelated(threads, 'user', record.id, { first: Math.min(count, 100) })
  const { rows, loading, error, hasNext, reload } = related
  if (error) return <Problem text={failureText(error, t)} onRetry={reload} />
  if (rows.length === 0) return <p className="absent">{t(loading ? 'messages.loading' : 'messages.none')}</p>
  return (
    <>
      <Outdated of={related} />
      <ul className="threads" aria-label={t('messages.threads')}>
        {rows.map((row) => (
          <ThreadEntry
            key={row.id}
            records={threads}
            thread={row}
            draft={drafts[row.id] ?? nothing}
            onDraft={(draft) => setDrafts((all) => ({ ...all, [row.id]: draft }))}
            onSent={reload}
            open={opened === row.id}
            onToggle={() => setOpened(opened === row.id ? undefined : row.id)}
          />
        ))}
      </ul>
      {hasNext && count < 100 && (
        <button type="button" className="textButton" onClick={() => setCount(count + pageSize)}>
          {t('messages.more')}
        </button>
      )}
    </>
  )
}

export default Messages
