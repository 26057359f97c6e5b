// Since when the oldest of some work waits: a link to that record where the work is done.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, type ReactElement } from 'react'
import type { OldestModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { writtenMoment } from '../../../language/fields/writtenDate.ts'
import { automatic } from '../../client/automatic.ts'
import type { Stretch } from '../../client/records/Row.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { guardsFor } from '../../client/records/variablesFor.ts'
import { useViewer } from '../../client/useViewer.ts'
import { ageOf } from '../../look/ageOf.ts'
import { Link } from '../../look/Link.tsx'
import { homeDocument } from '../counted/useCount.ts'
import { useRead } from '../counted/useRead.ts'
import './homeTexts.ts'

interface Found {
  readonly id: string
  /** Absent where none waits. */
  readonly since: string | undefined
}

const useOldest = (oldest: OldestModel): Found | undefined => {
  const [client, viewer] = [useApolloClient(), useViewer()]
  const ask = useCallback(async (): Promise<Found | undefined> => {
    const { document, guards, filter, sort, since: path } = oldest
    const query = homeDocument(document)
    const variables = { filter, sort, first: 1, ...guardsFor(viewer, guards) }
    const { data } = await client.query<{ answer: Stretch }>({ query, variables, fetchPolicy: 'no-cache', context: automatic })
    const [row] = data?.answer.items ?? []
    const since = valueAt(row, path)
    return data && { id: row?.id ?? '', since: typeof since === 'string' ? since : undefined }
  }, [client, viewer, oldest])
  return useRead([oldest.entity], ask)
}

const Oldest = ({ oldest }: { readonly oldest: OldestModel }): ReactElement | null => {
  const { t, zone, dateFormat } = useTextContext()
  const { id = '', since } = useOldest(oldest) ?? {}
  if (since === undefined) return null
  const { to, opens } = oldest
  return (
    <Link
      className="oldest"
      to={opens ? `${to}&open=${encodeURIComponent(id)}` : to}
      title={t('home.oldestTold', [writtenMoment(since, zone, dateFormat)])}
    >
      <time dateTime={since}>{t('home.oldest', [ageOf(since)])}</time>
    </Link>
  )
}

export default Oldest
