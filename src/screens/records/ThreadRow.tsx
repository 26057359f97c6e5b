// One thread: with whom, what came last, when, how much is unread, its marks. It opens in its place.
import { Suspense, useId, type ReactElement } from 'react'
import { valueAt } from '../../../language/paths.ts'
import { fieldAt, fieldsAt } from '../../client/records/fieldAt.ts'
import type { CardValue, Row } from '../../client/records/Row.ts'
import { useText } from '../../client/texts/useText.ts'
import { FieldValue } from '../../look/FieldValue.tsx'
import { Loading } from '../../look/Loading.tsx'
import { ShownRecord } from '../../look/ShownRecord.tsx'
import { Portrait } from '../../look/Thumbnail.tsx'
import { ThreadAnswer, type ThreadAnswerProps } from '../lists/ThreadAnswer.tsx'
import { ThreadEntries } from '../lists/ThreadEntries.tsx'
import { useSite } from '../lists/useSite.ts'
import type { SectionProps } from './SectionProps.ts'

export interface ThreadRowProps extends Omit<ThreadAnswerProps, 'record' | 'answers'>, Pick<SectionProps<'threads'>, 'section'> {
  readonly thread: Row

  readonly open: boolean
  readonly onToggle: () => void
}

const ThreadFacts = ({ section, records: { entity }, thread }: Pick<ThreadRowProps, 'section' | 'records' | 'thread'>) => {
  const t = useText()
  const time = entity.list && fieldAt(entity, entity.list.sort.by)
  const unread = section.unread === undefined ? 0 : Number(valueAt(thread, section.unread))
  const marks = fieldsAt(entity, section.marks ?? []).filter((each) => valueAt(thread, each.path) === true)
  return (
    <span className="threadFacts">
      {time && <FieldValue field={time} value={valueAt(thread, time.path)} />}
      {unread > 0 && (
        <span className="mark" data-tone="attention">
          {t('threads.unread', [unread])}
        </span>
      )}
      {marks.map((each) => (
        <span key={each.path} className="mark" data-tone="good">
          {t(each.label)}
        </span>
      ))}
    </span>
  )
}

export const ThreadRow = ({ open, onToggle, ...answer }: ThreadRowProps): ReactElement => {
  const { section, thread } = answer
  const site = useSite()
  const id = useId()
  const other = valueAt(thread, section.with) as CardValue | null
  const name = other?.title ?? site.name
  // What was written is in the thread that this one is a view of, or here.
  const home = (section.copyOf === undefined ? undefined : valueAt(thread, section.copyOf)) as CardValue | null | undefined
  const text = section.last === undefined ? undefined : valueAt(thread, section.last)
  // What is typed stays where it is, out of sight: it may be on its way, and a box that comes anew would send it once more.
  const isTyped = Object.keys(answer.draft).length > 0
  return (
    <li>
      <button type="button" className="bareButton thread" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
        {other ? (
          <ShownRecord records={answer.records} record={thread}>
            <Portrait picture={other['picture']} title={name} />
          </ShownRecord>
        ) : (
          <img className="siteLogo" src={site.logo} alt="" />
        )}
        <span className="threadText">
          <strong>{name}</strong>
          {typeof text === 'string' && <span className="absent">{text}</span>}
        </span>
        <ThreadFacts {...answer} />
      </button>
      {(open || isTyped) && (
        <div id={id} className="threadOpen" hidden={!open}>
          {open && (
            <Suspense fallback={<Loading />}>
              <ThreadEntries said={section.entries} thread={home?.id ?? thread.id} version={thread.version} name={name} />
            </Suspense>
          )}
          <ThreadAnswer {...answer} record={thread} answers={section.answers} />
        </div>
      )}
    </li>
  )
}
