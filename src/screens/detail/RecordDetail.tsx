// A record with everything its viewer may see of it.
import { useNavigate } from 'react-router-dom'
import type { ActionModel, DetailModel } from '../../../language/model.ts'
import { ActionHost } from '../../actions/ActionHost.tsx'
import { RowActions } from '../../actions/RowActions.tsx'
import { Problem } from '../../fields/Problem.tsx'
import { useText } from '../../locales/useText.ts'
import type { Records } from '../../records/loadRecords.ts'
import { failureText } from '../../records/serverText.ts'
import { titleOf } from '../../records/titleOf.ts'
import { UnsavedGuard } from '../../records/UnsavedGuard.tsx'
import { useRecord } from '../../records/useRecord.ts'
import { Section } from '../../sections/Section.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { ScreenFrame } from '../../shell/ScreenFrame.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { DetailHead } from './DetailHead.tsx'
import { RecordLinks } from './RecordLinks.tsx'

export interface RecordDetailProps {
  readonly records: Records
  readonly detail: DetailModel
  /** Undefined for the one record of a single entity. */
  readonly id: string | undefined
}

export const RecordDetail = ({ records, detail, id }: RecordDetailProps) => {
  const t = useText()
  const state = useRecord(records, detail, id)
  const { record, error, reload, subject, role } = state
  const navigate = useNavigate()
  /** What was removed has no screen any more. */
  const done = ({ kind }: ActionModel): void => {
    const list = records.entity.list?.path ?? ''
    if (kind === 'remove' && list !== '') void navigate(list)
    else reload()
  }
  if (error)
    return (
      <ScreenFrame title={t(detail.label)}>
        <Problem text={failureText(error, t)} onRetry={reload} />
      </ScreenFrame>
    )
  if (record === null) return <NotFound />
  if (record === undefined) return <ScreenSkeleton />
  const actions = (
    <>
      <RecordLinks links={detail.links} record={record} role={role} />
      <RowActions entity={records.entity} paths={detail.actions} record={record} buttons={3} />
    </>
  )
  return (
    <ActionHost records={records} onDone={done}>
      <UnsavedGuard />
      <ScreenFrame title={detail.kind === 'settings' ? t(detail.label) : titleOf(records.entity, record)} actions={actions}>
        <DetailHead records={records} detail={detail} record={record} />
        <div className="sections">
          {detail.sections.map((section) => (
            <Section
              key={section.name}
              section={section}
              records={records}
              detail={detail}
              record={record}
              subject={subject}
              role={role}
              reload={reload}
            />
          ))}
        </div>
      </ScreenFrame>
    </ActionHost>
  )
}
