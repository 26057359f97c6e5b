// The messages of a profile: whom the person writes with, and below the thread that is open what was written (domain 5.15).
import { useState } from 'react'
import type { ReactElement } from 'react'
import { ActionHost, failureText, Problem, useRecords, useRelated, useText } from '../../src/kit.ts'
import type { CustomSectionProps } from '../../src/kit.ts'
import { ThreadEntry } from './ThreadEntry.tsx'
import './messages.css'

const step = 10

const Messages = ({ record }: Pick<CustomSectionProps, 'record'>): ReactElement => {
  const t = useText()
  const threads = useRecords('MessageThread')
  const [count, setCount] = useState(step)
  const [opened, setOpened] = useState<string>()
  const { rows, loading, error, hasNext, reload } = useRelated(threads, 'user', record.id, { first: Math.min(count, 100) })
  if (error) return <Problem text={failureText(error, t)} onRetry={reload} />
  if (rows.length === 0) return <p className="absent">{t(loading ? 'messages.loading' : 'messages.none')}</p>
  return (
    <ActionHost records={threads} onDone={reload}>
      <ul className="threads" aria-label={t('messages.threads')}>
        {rows.map((row) => (
          <ThreadEntry
            key={row.id}
            records={threads}
            thread={row}
            open={opened === row.id}
            onToggle={() => setOpened(opened === row.id ? undefined : row.id)}
          />
        ))}
      </ul>
      {hasNext && count < 100 && (
        <button type="button" className="textButton" onClick={() => setCount(count + step)}>
          {t('messages.more')}
        </button>
      )}
    </ActionHost>
  )
}

export default Messages
