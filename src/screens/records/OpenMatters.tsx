// What waits about a record: how many of each sort, live, and the way to them in their own list.
import { Suspense, useMemo, type ReactElement, type ReactNode } from 'react'
import { screens } from '#generated/routes.ts'
import { decide } from '../../../language/access.ts'
import { readListParams, writeListParams } from '../../../language/listAddress.ts'
import type { OpenModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { isScreenOn } from '../../client/isScreenOpen.ts'
import { mayRead } from '../../client/records/mayRead.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { useText } from '../../client/texts/useText.ts'
import { useConsole } from '../../client/useConsole.ts'
import { useViewer } from '../../client/useViewer.ts'
import { Link } from '../../look/Link.tsx'
import { useViewCounts } from '../lists/useViewCounts.ts'

const anywhere = readListParams(new URLSearchParams())

interface MatterProps {
  readonly matter: OpenModel
  readonly id: string
}

const Counted = ({ matter, id }: MatterProps): ReactElement | null => {
  const t = useText()
  const viewer = useViewer()
  const records = useRecords(matter.entity)
  const filter = useMemo(() => ({ ...matter.filter, [matter.by]: [id] }), [matter, id])
  // Counting by what one may not read would tell it all the same.
  const readable = Object.keys(filter).every((path) => mayRead(viewer, records.entity, path))
  const views = useMemo(() => (readable ? [{ name: matter.name, filter }] : []), [readable, matter, filter])
  const count = useViewCounts(records, views).get(matter.name)
  if (!readable) return null
  // What the list begins with would narrow it further than what was counted.
  const begins = Object.fromEntries(Object.keys(records.entity.list?.starts ?? {}).map((path) => [path, []]))
  const address = writeListParams({ ...anywhere, filters: { ...begins, ...filter } })
  return (
    <Link className="openMatter" to={`${named(screens, matter.screen)?.path ?? ''}?${address.toString()}`} data-waits={(count ?? 0) > 0}>
      {t(matter.label)} <b>{count === undefined ? '…' : t('shell.count', [count])}</b>
    </Link>
  )
}

export interface OpenMattersProps {
  readonly matters: readonly OpenModel[]
  readonly id: string
  /** Of whose record it is, where it is a person's. */
  readonly role: string | undefined
}

export const OpenMatters = ({ matters, id, role }: OpenMattersProps): ReactNode => {
  const viewer = useViewer()
  const { configuration } = useConsole()
  const there = matters.filter(({ of, guard, screen: name }) => {
    const screen = named(screens, name)
    if (!screen || !isScreenOn(screen, configuration)) return false
    if (of !== undefined && (role === undefined || !of.includes(role))) return false
    return decide(viewer, guard).allowed && decide(viewer, screen.guard).allowed
  })
  return there.map((matter) => (
    <Suspense key={matter.name} fallback={<span className="openMatter">…</span>}>
      <Counted matter={matter} id={id} />
    </Suspense>
  ))
}
