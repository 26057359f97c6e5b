// A list of records: one screen for every entity that has one.
import { Suspense, useMemo } from 'react'
import { entityAt } from '../../../language/lists.ts'
import type { ScreenModel } from '../../../language/model.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { RecordList } from './RecordList.tsx'
import { TableSkeleton } from './DenseTable.tsx'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'
import { useText } from '../../client/texts/useText.ts'
import { useListParams } from './useListParams.ts'

const Loaded = ({ screen }: { readonly screen: ScreenModel }) => {
  const own = useRecords(screen.entity ?? '')
  const [{ view }] = useListParams()
  // Whoever asks below for their list, or reads one of them again, means the list of this view.
  const records = useMemo(() => ({ ...own, entity: entityAt(own.entity, view) }), [own, view])
  const { list } = records.entity
  if (!list) throw new Error(`${own.entity.name} has no list`)
  return <RecordList key={screen.name} records={records} list={list} label={screen.label} />
}

const ListScreen = ({ screen }: { readonly screen: ScreenModel }) => {
  const t = useText()
  return (
    <Suspense
      fallback={
        <ScreenFrame title={t(screen.label)}>
          <TableSkeleton columns={5} rows={10} />
        </ScreenFrame>
      }
    >
      <Loaded screen={screen} />
    </Suspense>
  )
}

export default ListScreen
