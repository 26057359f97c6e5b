// A desk: what a decision looks at in the middle, what is decided and further facts at the end. The item that comes next is drawn already, out of sight, so that its pictures and rows are there before one asks.
import { useDeferredValue } from 'react'
import { PictureSize } from '../../look/Thumbnail.tsx'
import { Attending } from './Attending.tsx'
import { Facts } from './Facts.tsx'
import { Belonging, Decisions, OpenedHead, type OpenedRecordProps } from './OpenedRecord.tsx'
import { useText } from '../../client/texts/useText.ts'
import { useFollowing } from './useFollowing.ts'
import type { ListScreenState } from './useListScreen.ts'

interface ItemProps extends OpenedRecordProps {
  /** Nobody sees it yet. */
  readonly ahead?: boolean
}

const Item = ({ ahead = false, onClaimed, ...props }: ItemProps) => {
  const t = useText()
  const { records, list, record } = props
  const evidence = list.desk?.evidence ?? []
  return (
    <aside className="openedRecord deskItem" aria-label={t('list.opened')} inert={ahead} data-ahead={ahead ? '' : undefined}>
      <OpenedHead {...props} ahead={ahead} />
      {record && (
        <>
          <div className="deskDecisions">
            {!ahead && <Attending records={records} list={list} record={record} onClaimed={onClaimed} />}
            <Decisions records={records} list={list} record={record} />
            <Facts records={records} record={record} paths={list.opens.filter((path) => !evidence.includes(path))} />
          </div>
          <div className="deskEvidence">
            <PictureSize value="large">
              <Facts records={records} record={record} paths={evidence} />
            </PictureSize>
            <Belonging records={records} list={list} record={record} ahead={ahead} />
          </div>
        </>
      )}
    </aside>
  )
}

export interface DeskProps extends ItemProps {
  readonly id: string
  readonly screen: ListScreenState
}

export const Desk = ({ id, screen, ...props }: DeskProps) => {
  const following = useFollowing(props.records, props.list, screen)
  // First what is to be seen.
  const ahead = useDeferredValue(screen.desk.next ?? following, undefined)
  return (
    <div className="beside desk">
      <Item key={id} {...props} />
      {ahead && ahead.id !== id && <Item key={ahead.id} {...props} record={ahead} ahead />}
    </div>
  )
}
