// Conversations about a record: with whom, and below the one that is open what was written. What is typed outlives closing it.
import { useState, type ReactElement } from 'react'
import type { Draft } from '../../actions/OpenAction.tsx'
import { failureText } from '../../client/records/serverText.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { useText } from '../../client/texts/useText.ts'
import { useUnsaved } from '../../client/unsaved.ts'
import { Loading } from '../../look/Loading.tsx'
import { Outdated, Problem } from '../../look/Problem.tsx'
import { useRelated } from '../lists/useRelated.ts'
import { useRelatedPages } from '../lists/useRelatedPages.ts'
import type { SectionProps } from './SectionProps.ts'
import { ThreadRow } from './ThreadRow.tsx'

const pageSize = 10
/** The server gives no more at once. */
const maxAtOnce = 100
const nothing: Draft = {}

const Threads = ({ section, record }: Pick<SectionProps<'threads'>, 'section' | 'record'>): ReactElement => {
  const t = useText()
  const threads = useRecords(section.entity)
  const [count, setCount] = useState(pageSize)
  const [opened, setOpened] = useState<string>()
  // By thread.
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  useUnsaved(Object.values(drafts).some((each) => Object.keys(each).length > 0))
  const related = useRelated(threads, section.by, record.id, { first: Math.min(count, maxAtOnce) })
  // Further back they come stretch by stretch, and join the same answer: whether there are more stands there, too, so that the button stays while they come.
  const further = useRelatedPages(threads, section.by, record.id, { first: maxAtOnce, skip: count < maxAtOnce })
  const { rows, loading, error, hasNext, reload } = related
  const more = (): void => (count < maxAtOnce ? setCount(count + pageSize) : further.more?.())
  if (error) return <Problem text={failureText(error, t)} onRetry={reload} />
  if (loading) return <Loading />
  if (rows.length === 0) return <p className="absent">{t('threads.none')}</p>
  return (
    <>
      <Outdated of={related} />
      <ul className="threads" aria-label={t(threads.entity.many)}>
        {rows.map((row) => (
          <ThreadRow
            key={row.id}
            section={section}
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
      {hasNext && (
        <button type="button" className="textButton" onClick={more}>
          {t('threads.more')}
        </button>
      )}
    </>
  )
}

export default Threads
