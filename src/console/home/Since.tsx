// What happened since the viewer was here before: how many of each, with the way to the list of just those.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, type CSSProperties, type ReactElement } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { decide } from '../../../language/access.ts'
import { writtenMoment } from '../../../language/fields/writtenDate.ts'
import type { SinceModel } from '../../../language/model.ts'
import { automatic } from '../../client/automatic.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { useViewer } from '../../client/useViewer.ts'
import { Link } from '../../look/Link.tsx'
import { HomeCard } from './HomeCard.tsx'
import { addressAt, type Filters } from '../counted/listAt.ts'
import { useCount } from '../counted/useCount.ts'
import { useRead } from '../counted/useRead.ts'
import './homeTexts.ts'

interface Line {
  readonly entry: SinceModel
  readonly count: number
  /** Of these, how many the viewer did; undefined where nobody says who did. */
  readonly mine: number | undefined
}

interface Told {
  /** Undefined: it is the first time. */
  readonly since: string | undefined
  readonly lines: readonly Line[]
}

const from = ({ at }: SinceModel, since: string): Filters => ({ [at]: { from: since } })

const useTold = (entries: readonly SinceModel[]): Told | undefined => {
  const client = useApolloClient()
  const count = useCount()
  const viewer = useViewer()
  const opened = useRef(false)
  const ask = useCallback(async (): Promise<Told | undefined> => {
    // To open this is the viewer's own doing, and a visit; all that follows is the console's.
    const byItself = opened.current ? automatic : {}
    opened.current = true
    const { data } = await client.query<{ answer: string | null }>({
      query: sessionChanges.GetMyVisitBefore,
      fetchPolicy: 'no-cache',
      context: { ...byItself, quiet: true },
    })
    const since = data?.answer
    if (!data || !since) return data && { since: undefined, lines: [] }
    const lines = entries.map(async (entry): Promise<Line> => {
      const { by } = entry
      const own = by && decide(viewer, by.guard).allowed ? { ...from(entry, since), [by.path]: [viewer.id] } : undefined
      const [all = 0, mine] = await Promise.all([count(entry, from(entry, since)), own && count(entry, own)])
      return { entry, count: all, mine }
    })
    return { since, lines: await Promise.all(lines) }
  }, [client, count, viewer, entries])
  return useRead(
    entries.map(({ entity }) => entity),
    ask,
  )
}

const Since = ({ since: entries }: { readonly since: readonly SinceModel[] }): ReactElement => {
  const { t, zone, dateFormat } = useTextContext()
  const told = useTold(entries)
  const { since } = told ?? {}
  const note = told && (since === undefined ? t('home.firstVisit') : t('home.sinceVisit', [writtenMoment(since, zone, dateFormat)]))
  return (
    <HomeCard label={t('home.since')} note={note ?? ''}>
      <ul style={{ '--rows': entries.length } as CSSProperties} aria-busy={!told}>
        {since !== undefined &&
          told?.lines.map(({ entry, count, mine }) => (
            <li key={entry.name}>
              <Link to={addressAt(entry.leads, from(entry, since))}>{t(entry.label)}</Link>
              {mine !== undefined && count > 0 && <span className="homeLine">{t('home.mine', [mine])}</span>}
              <span className="homeCount">{count}</span>
            </li>
          ))}
      </ul>
    </HomeCard>
  )
}

export default Since
