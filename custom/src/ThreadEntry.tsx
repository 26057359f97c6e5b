// One thread: with whom, what came last, when, how much is unread, whether something in it was sold. It opens in its place.
import { Suspense, useId } from 'react'
import type { ReactElement } from 'react'
import { fieldAt, FieldValue, Portrait, useText } from '../../src/kit.ts'
import type { CardValue } from '../../src/kit.ts'
import { ThreadMessages } from './ThreadMessages.tsx'
import { ThreadReply } from './ThreadReply.tsx'
import type { ThreadReplyProps } from './ThreadReply.tsx'
import { useSite } from './useSite.ts'

export interface ThreadEntryProps extends ThreadReplyProps {
  readonly open: boolean
  readonly onToggle: () => void
}

export const ThreadEntry = ({ open, onToggle, ...reply }: ThreadEntryProps): ReactElement => {
  const { records, thread } = reply
  const t = useText()
  const site = useSite()
  const id = useId()
  const other = thread['other'] as CardValue | null
  const name = other?.title ?? site.name
  const [time, text] = [fieldAt(records.entity, 'lastMessageTime'), thread['lastMessage']]
  const unread = Number(thread['unread'])
  return (
    <li>
      <button type="button" className="thread" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
        {other ? <Portrait picture={other['picture']} title={name} /> : <img className="siteLogo" src={site.logo} alt="" />}
        <span className="threadText">
          <strong>{name}</strong>
          {typeof text === 'string' && <span className="absent">{text}</span>}
        </span>
        <span className="threadFacts">
          {time && <FieldValue field={time} value={thread['lastMessageTime']} />}
          {unread > 0 && (
            <span className="mark" data-tone="attention">
              {t('messages.unread', [String(unread)])}
            </span>
          )}
          {thread['paid'] === true && (
            <span className="mark" data-tone="good">
              {t('messages.soldIn')}
            </span>
          )}
        </span>
      </button>
      {open && (
        <div id={id} className="threadOpen">
          <Suspense fallback={<p className="absent">{t('messages.loading')}</p>}>
            <ThreadMessages thread={thread} name={name} />
          </Suspense>
          <ThreadReply {...reply} />
        </div>
      )}
    </li>
  )
}
