// A record with everything its viewer may see of it.
import { screenKind } from '../../../language/screens/index.ts'
import { actionKind } from '../../../language/actions/index.ts'
import { useNavigate } from 'react-router-dom'
import type { ActionModel, DetailModel, SectionModel } from '../../../language/model.ts'
import { ActionHost } from '../../actions/ActionHost.tsx'
import { RowActions } from '../../actions/RowActions.tsx'
import { Problem } from '../../look/Problem.tsx'
import { useText } from '../../client/texts/useText.ts'
import { HistoryLink } from '../../look/HistoryLink.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import { Outdated } from '../../look/Outdated.tsx'
import { failureText } from '../../client/records/serverText.ts'
import { titleOf } from '../../client/records/titleOf.ts'
import { UnsavedGuard } from '../../actions/UnsavedGuard.tsx'
import { useRecord } from '../../client/records/useRecord.ts'
import { isSectionThere } from './isSectionThere.ts'
import { lookOfSection } from './sectionKinds.ts'
import { Section } from './Section.tsx'
import { SectionNav } from './SectionNav.tsx'
import { usePreloadCustoms } from './usePreloadCustoms.ts'
import { useViewer } from '../../client/useViewer.ts'
import { NotFound } from '../../look/NotFound.tsx'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'
import { ScreenSkeleton } from '../../look/ScreenSkeleton.tsx'
import { useStillHere } from '../../client/useStillHere.ts'
import { useConsole } from '../../client/useConsole.ts'
import { DetailHead } from './DetailHead.tsx'
import { RecordLinks } from './RecordLinks.tsx'
import { useOwnAddress } from './useOwnAddress.ts'

export interface RecordDetailProps {
  readonly records: Records
  readonly detail: DetailModel
  /** Undefined for the one record of a single entity. */
  readonly id: string | undefined
  /** The section whose own screen it is; undefined = all of them. */
  readonly only: SectionModel | undefined
}

const none: readonly SectionModel[] = []

export const RecordDetail = ({ records, detail, id, only }: RecordDetailProps) => {
  const t = useText()
  const state = useRecord(records, detail, id)
  const { record, error, reload, subject, role } = state
  const navigate = useNavigate()
  const stillHere = useStillHere()
  useOwnAddress(detail.path, only ? undefined : record)
  const viewer = useViewer()
  const { flags } = useConsole().configuration
  usePreloadCustoms(only ? none : detail.sections, { viewer, flags, subject })
  /** What was removed has no screen any more. */
  const done = (action: ActionModel): void => {
    const list = records.entity.list?.path ?? ''
    if (!actionKind(action).ends || list === '') reload()
    else if (stillHere()) void navigate(list)
  }
  if (error)
    return (
      <ScreenFrame title={t(detail.label)}>
        <Problem text={failureText(error, t)} onRetry={reload} />
      </ScreenFrame>
    )
  if (record === null) return <NotFound />
  if (record === undefined) return <ScreenSkeleton />
  if (only && !isSectionThere(only, { viewer, flags, subject, role })) return <NotFound />
  const Alone = only && lookOfSection(only).Alone
  const given = { records, detail, record, subject, role, reload }
  const actions = (
    <>
      <RecordLinks links={detail.links} record={record} role={role} />
      <HistoryLink entity={records.entity.name} id={record.id} />
      <RowActions entity={records.entity} paths={detail.actions} record={record} buttons={3} />
    </>
  )
  return (
    <ActionHost records={records} onDone={done}>
      <UnsavedGuard />
      <ScreenFrame title={screenKind(detail).shows === 'single' ? t(detail.label) : titleOf(records.entity, record)} actions={actions}>
        <Outdated of={state} />
        <DetailHead records={records} detail={detail} record={record} />
        {only && Alone ? (
          <Alone section={only} {...given} />
        ) : (
          <div className="sectionsAndNav">
            <div className="sections">
              {detail.sections.map((section) => (
                <Section key={section.name} section={section} {...given} />
              ))}
            </div>
            <SectionNav sections={detail.sections.filter((each) => isSectionThere(each, { viewer, flags, subject, role }))} />
          </div>
        )}
      </ScreenFrame>
    </ActionHost>
  )
}
