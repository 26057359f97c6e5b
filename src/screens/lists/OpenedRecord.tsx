// The opened record beside its list: what one needs to decide, and its actions. On narrow screens it lies over the list.
import { Suspense } from 'react'
import type { ListModel } from '../../../language/model.ts'
import { RowActions } from '../../actions/RowActions.tsx'
import { UnaskedEffects } from '../../actions/UnaskedEffects.tsx'
import { FocusFirst } from '../../look/FocusFirst.tsx'
import { PictureButton } from '../../look/Icon.tsx'
import { Link } from '../../look/Link.tsx'
import { addressOf } from '../../client/records/addressOf.ts'
import { useText } from '../../client/texts/useText.ts'
import { HistoryLink } from '../../look/HistoryLink.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { nameOf } from '../../../language/textOf.ts'
import { StarPlace } from '../../look/StarPlace.tsx'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { Attending, type AttendingProps } from './Attending.tsx'
import { useWidthEdge, WidthEdge } from './WidthEdge.tsx'
import { besideFrom, useWide } from './useWide.ts'
import { Facts } from './Facts.tsx'

const Below = lazyScreen(async () => ({ default: (await import('./Below.tsx')).Below }))

export interface OpenedRecordProps {
  readonly records: Records
  readonly list: ListModel
  /** undefined while it is read, null where there is none. */
  readonly record: Row | null | undefined
  readonly onClose: () => void
  readonly onClaimed: AttendingProps['onClaimed']
}

interface HeadProps extends Pick<OpenedRecordProps, 'records' | 'record' | 'onClose'> {
  /** Nobody sees it yet. */
  readonly ahead?: boolean
}

export const OpenedHead = ({ records, record, onClose, ahead = false }: HeadProps) => {
  const t = useText()
  const { entity } = records
  const name = record ? nameOf(entity, record, t) : ''
  return (
    <>
      <header>
        <h2>
          {record && entity.details.length > 0 ? <Link to={addressOf(entity.card.path ?? '', record.id, record)}>{name}</Link> : name}
        </h2>
        {record && <StarPlace entity={entity} record={record.id} ahead={ahead} />}
        <PictureButton icon="close" name={t('actions.close')} onClick={onClose} />
      </header>
      {record === null && <p>{t('list.notThere')}</p>}
    </>
  )
}

/** What may be done with it, what that would do, and what was done. */
export const Decisions = ({ records, list, record }: Pick<OpenedRecordProps, 'records' | 'list'> & { readonly record: Row }) => (
  <>
    <RowActions entity={records.entity} paths={list.actions} record={record} seen />
    <UnaskedEffects records={records} paths={list.actions} record={record} />
    <HistoryLink entity={records.entity.name} id={record.id} />
  </>
)

interface BelongingProps extends Pick<OpenedRecordProps, 'records' | 'list'> {
  readonly record: Row
  /** Nobody sees it yet: what was written there is not read before somebody does. */
  readonly ahead?: boolean
}

/** What belongs to it, where the list names any. */
export const Belonging = ({ records, list, record, ahead = false }: BelongingProps) =>
  list.below && (
    <Suspense fallback={null}>
      <Below below={ahead ? list.below.filter(({ said }) => !said) : list.below} records={records} record={record} />
    </Suspense>
  )

const Panel = (props: OpenedRecordProps) => {
  const t = useText()
  const { records, list, record, onClaimed } = props
  return (
    <aside className="openedRecord" aria-label={t('list.opened')}>
      <OpenedHead {...props} />
      {record && (
        <>
          {list.desk && <Attending key={record.id} records={records} list={list} record={record} onClaimed={onClaimed} />}
          <Decisions records={records} list={list} record={record} />
          <Facts records={records} record={record} paths={list.opens} />
          <Belonging records={records} list={list} record={record} />
        </>
      )}
    </aside>
  )
}

/** Over the list, but below the dialogs that its actions open; Escape closes it like the one beside the list. */
const OverList = (props: OpenedRecordProps) => (
  <div className="overList">
    <FocusFirst>
      <Panel {...props} />
    </FocusFirst>
  </div>
)

const BesideList = (props: OpenedRecordProps) => {
  const { style, edge } = useWidthEdge()
  return (
    <div className="beside" style={style}>
      <WidthEdge {...edge} />
      <Panel {...props} />
    </div>
  )
}

export const OpenedRecord = (props: OpenedRecordProps) => {
  const wide = useWide(besideFrom)
  return wide ? <BesideList {...props} /> : <OverList {...props} />
}
