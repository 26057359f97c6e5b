// How a record stands on its own screen: title and head, with tabs a summary that stays, and its sections or the one whose own screen it is.
import type { ReactNode } from 'react'
import type { DetailModel, SectionModel } from '../../../language/model.ts'
import { screenKind } from '../../../language/screens/index.ts'
import { nameOf } from '../../../language/textOf.ts'
import { RowActions } from '../../actions/RowActions.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useLinks } from '../../client/records/useLinks.ts'
import type { RecordState } from '../../client/records/useRecord.ts'
import { useText } from '../../client/texts/useText.ts'
import { HistoryLink } from '../../look/HistoryLink.tsx'
import { Link } from '../../look/Link.tsx'
import { Outdated } from '../../look/Problem.tsx'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'
import { StarPlace } from '../../look/StarPlace.tsx'
import { DetailHead } from './DetailHead.tsx'
import { RecordSections } from './RecordSections.tsx'
import { RecordSummary } from './RecordSummary.tsx'
import { RecordTabs, TabPanel } from './RecordTabs.tsx'
import { SectionNav } from './SectionNav.tsx'
import { lookOfSection } from './sectionKinds.ts'
import { useComposeKey } from './useComposeKey.ts'
import type { Tabs } from './useTabs.ts'

export interface DetailFrameProps {
  readonly records: Records
  readonly detail: DetailModel
  readonly only: SectionModel | undefined
  readonly state: RecordState
  readonly record: Row
  /** The sections that this record has for this viewer. */
  readonly there: readonly SectionModel[]
  readonly tabs: Tabs
}

const none: readonly SectionModel[] = []

/** More of them stand in the menu. */
const maxButtons = 5

/** Ways out of a record, beside its name. */
const RecordLinks = ({ detail, state, record }: DetailFrameProps) => {
  const t = useText()
  return useLinks(detail.links, record, state.role).map(({ name, label, address, outside }) =>
    outside ? (
      <a key={name} className="textButton" href={address} target="_blank" rel="noopener noreferrer">
        {t(label)}
      </a>
    ) : (
      <Link key={name} className="textButton" to={address}>
        {t(label)}
      </Link>
    ),
  )
}

const Content = ({ records, detail, only, state, record, there, tabs }: DetailFrameProps): ReactNode => {
  const given = { records, detail, record, subject: state.subject, role: state.role, reload: state.reload }
  const Alone = only && lookOfSection(only).Alone
  if (Alone) return <Alone section={only} {...given} />
  return (
    <TabPanel {...tabs}>
      <div className="sectionsAndNav">
        <div className="sections">
          <RecordSections key={tabs.open?.name} sections={tabs.sections} {...given} />
        </div>
        <SectionNav {...tabs} sections={there} />
      </div>
    </TabPanel>
  )
}

export const DetailFrame = (props: DetailFrameProps): ReactNode => {
  const { records, detail, only, state, record, tabs } = props
  const t = useText()
  const { entity } = records
  useComposeKey(only ? none : props.there, tabs)
  const single = screenKind(detail).shows === 'single'
  const actions = (
    <>
      <RecordLinks {...props} />
      <HistoryLink entity={entity.name} id={record.id} />
      <RowActions entity={entity} paths={detail.actions} record={record} buttons={maxButtons} />
    </>
  )
  const head = <DetailHead records={records} detail={detail} record={record} role={state.role} />
  const summary = tabs.open && !only && (
    <RecordSummary>
      {head}
      <RecordTabs {...tabs} />
    </RecordSummary>
  )
  return (
    <ScreenFrame
      title={single ? t(detail.label) : nameOf(entity, record, t)}
      {...(!single && { counts: <StarPlace entity={entity} record={record.id} /> })}
      actions={actions}
      summary={summary}
    >
      <Outdated of={state} />
      {!summary && head}
      <Content {...props} />
    </ScreenFrame>
  )
}
