// Records of another entity that point here: the first few, and the way to all of them.
import { Suspense, useMemo, type ComponentType } from 'react'
import { Link } from '../../look/Link.tsx'
import { ActionHost } from '../../actions/ActionHost.tsx'
import { addressOf } from '../../client/records/addressOf.ts'
import { isScreenOn } from '../../client/isScreenOpen.ts'
import { useText } from '../../client/texts/useText.ts'
import { useConsole } from '../../client/useConsole.ts'
import { Outdated } from '../../look/Problem.tsx'
import { useRecords } from '../../client/records/useRecords.ts'
import { decide } from '../../../language/access.ts'
import { allNaming } from '../../../language/listAddress.ts'
import { screens } from '#generated/routes.ts'
import type { ListModel } from '../../../language/model.ts'
import { useViewer } from '../../client/useViewer.ts'
import { startsOf } from '../lists/activeFilters.ts'
import { narrowedList, RelatedActions, RelatedCounts } from './RelatedParts.tsx'
import { RelatedChips } from './RelatedChips.tsx'
import { RelatedRows } from '../lists/RelatedRows.tsx'
import { SectionFrame, SectionSkeleton } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'
import { useRelated } from '../lists/useRelated.ts'
import { named } from '../../../language/named.ts'

/** Where all of them are shown: on a screen of the section's own, else on the list of their entity, narrowed. */
const useAllAddress = ({ section, record }: Pick<SectionProps<'related'>, 'section' | 'record'>, list: ListModel | undefined) => {
  const viewer = useViewer()
  const { configuration } = useConsole()
  const screen = named(screens, section.screen ?? list?.screen)
  if (!screen || !isScreenOn(screen, configuration) || !decide(viewer, screen.guard, viewer.id).allowed) return undefined
  if (section.path !== undefined) return addressOf(section.path, record.id)
  return allNaming(screen.path, section.by, record.id)
}

export interface AddsProps {
  /** None are there. */
  readonly none: boolean
  readonly reload: () => void
}

export interface RelatedSectionProps extends SectionProps<'related'> {
  /** Further ways to add one, beside the button of its create. */
  readonly Adds?: ComponentType<AddsProps>
}

const Loaded = ({ section, records: of, record, Adds }: RelatedSectionProps) => {
  const t = useText()
  const records = useRecords(section.entity)
  const { list } = records.entity
  // As its own screen begins; what that leaves out can be asked for there.
  const filters = useMemo(() => (list && section.path !== undefined ? startsOf(list) : {}), [list, section])
  const related = useRelated(records, section.by, record.id, { filters })
  const shown = useMemo(() => list && narrowedList(list, section), [list, section])
  const everything = useAllAddress({ section, record }, list)
  const Rows = section.look === 'chips' ? RelatedChips : RelatedRows
  return (
    <ActionHost records={records} onDone={related.reload}>
      <SectionFrame
        label={section.label}
        actions={
          <>
            <RelatedActions entity={records.entity} by={section.by} of={of.entity} record={record} />
            {Adds && <Adds none={related.rows.length === 0} reload={related.reload} />}
          </>
        }
      >
        {section.counts && <RelatedCounts section={section} records={records} id={record.id} />}
        <Outdated of={related} />
        {shown && <Rows records={records} list={shown} related={related} />}
        {everything !== undefined && related.rows.length > 0 && (
          <Link className="link" to={everything}>
            {t('sections.all')}
          </Link>
        )}
      </SectionFrame>
    </ActionHost>
  )
}

export const RelatedSection = (props: RelatedSectionProps) => (
  <Suspense fallback={<SectionSkeleton label={props.section.label} />}>
    <Loaded {...props} />
  </Suspense>
)
