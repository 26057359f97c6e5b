// All records that point at one, on a screen of their own below its head: filters, search, sort and pages stand in the address.
import { Suspense, useMemo } from 'react'
import { Link } from '../../look/Link.tsx'
import { ActionHost } from '../../actions/ActionHost.tsx'
import { addressOf } from '../../client/records/addressOf.ts'
import { useText } from '../../client/texts/useText.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { ListContent } from '../lists/ListContent.tsx'
import { TableSkeleton } from '../lists/DenseTable.tsx'
import { TotalText } from '../lists/TotalText.tsx'
import { useListScreen } from '../lists/useListScreen.ts'
import { narrowedList, RelatedActions, RelatedCounts } from './RelatedParts.tsx'
import { placeOfSection } from './useTabs.ts'
import type { SectionProps } from './SectionProps.ts'

const Loaded = ({ section, records: of, detail, record }: SectionProps<'related'>) => {
  const t = useText()
  const records = useRecords(section.entity)
  const { list } = records.entity
  if (!list) throw new Error(`${records.entity.name} has no list to be related by`)
  const shown = useMemo(() => narrowedList(list, section), [list, section])
  const fixed = useMemo(() => ({ [section.by]: [record.id] }), [section, record.id])
  const screen = useListScreen(records, shown, fixed)
  return (
    <ActionHost records={records} onDone={screen.done}>
      <div className="relatedScreen">
        <header>
          <h2>{t(section.label)}</h2>
          <div className="screenCounts">
            <TotalText list={shown} stretch={screen.state.stretch} />
          </div>
          <RelatedActions entity={records.entity} by={section.by} of={of.entity} record={record} />
          <Link className="link" to={addressOf(detail.path, record.id) + placeOfSection(detail, section.name)}>
            {t('sections.back')}
          </Link>
        </header>
        {section.counts && <RelatedCounts section={section} records={records} id={record.id} />}
        <ListContent records={records} list={shown} screen={screen} label={t(section.label)} />
      </div>
    </ActionHost>
  )
}

export const RelatedScreen = (props: SectionProps<'related'>) => (
  <Suspense fallback={<TableSkeleton columns={4} rows={10} />}>
    <Loaded {...props} />
  </Suspense>
)
