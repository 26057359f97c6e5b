// A record with everything its viewer may see of it.
import { actionKind } from '../../../language/actions/index.ts'
import { useNavigate } from 'react-router-dom'
import type { ActionModel, DetailModel, SectionModel } from '../../../language/model.ts'
import { ActionHost } from '../../actions/ActionHost.tsx'
import { RowActions } from '../../actions/RowActions.tsx'
import { Problem } from '../../fields/Problem.tsx'
import { useText } from '../../locales/useText.ts'
import { HistoryLink } from '../../records/HistoryLink.tsx'
import type { Records } from '../../records/loadRecords.ts'
import { Outdated } from '../../records/Outdated.tsx'
import { failureText } from '../../records/serverText.ts'
import { titleOf } from '../../records/titleOf.ts'
import { UnsavedGuard } from '../../leave/UnsavedGuard.tsx'
import { useRecord } from '../../records/useRecord.ts'
import { isSectionThere } from '../../sections/isSectionThere.ts'
import { lookOfSection } from '../../sections/index.ts'
import { Section } from '../../sections/Section.tsx'
import { SectionNav } from '../../sections/SectionNav.tsx'
import { usePreloadCustoms } from '../../sections/usePreloadCustoms.ts'
import { useViewer } from '../../session/useViewer.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { ScreenFrame } from '../../shell/ScreenFrame.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useStillHere } from '../../shell/useStillHere.ts'
import { useConsole } from '../../startUp/useConsole.ts'
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
      <ScreenFrame title={detail.kind === 'settings' ? t(detail.label) : titleOf(records.entity, record)} actions={actions}>
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
