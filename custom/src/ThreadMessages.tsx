// What was written in a thread, the oldest first. Read anew when something is added.
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { failureText, Outdated, Problem, useRecords, useRelatedPages, useText } from '../../src/kit.ts'
import type { CardValue, Row } from '../../src/kit.ts'
import { MessageEntry } from './MessageEntry.tsx'
import { named } from '../../language/named.ts'

const pageSize = 25
const maxAttachments = 100

/** Where the messages are: another row of the same thread, or this one. */
const threadOf = (thread: Row): string => (thread['copyOf'] as CardValue | null)?.id ?? thread.id

export interface ThreadMessagesProps {
  readonly thread: Row
  /** Of the other side. */
  readonly name: string
}

export const ThreadMessages = ({ thread, name }: ThreadMessagesProps): ReactElement => {
  const t = useText()
  const [messages, files] = [useRecords('Message'), useRecords('MessageFile')]
  const read = useRelatedPages(messages, 'thread', threadOf(thread), pageSize)
  const sent = useRelatedPages(files, 'thread', threadOf(thread), maxAttachments)
  const { version } = thread
  const known = useRef(version)
  const [readAgain, sentAgain] = [read.reload, sent.reload]
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    readAgain()
    sentAgain()
  }, [version, readAgain, sentAgain])
  if (read.error) return <Problem text={failureText(read.error, t)} onRetry={read.reload} />
  if (read.rows.length === 0) return <p className="absent">{t(read.loading ? 'messages.loading' : 'messages.none')}</p>
  return (
    <>
      <Outdated of={read} />
      {read.more && (
        <button type="button" className="textButton" onClick={read.more}>
          {t('messages.earlier')}
        </button>
      )}
      <ol className="messages" aria-label={t('messages.in', [name])}>
        {read.rows.toReversed().map((row) => (
          <MessageEntry
            key={row.id}
            records={messages}
            message={row}
            fileField={named(files.entity.parts[0]?.fields, 'file')}
            files={sent.rows.filter((each) => (each['message'] as CardValue).id === row.id)}
          />
        ))}
      </ol>
    </>
  )
}
