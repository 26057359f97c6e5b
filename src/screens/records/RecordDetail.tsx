// A record with everything its viewer may see of it.
import { useLocation, useNavigate } from 'react-router-dom'
import { useContext, useEffect, useMemo } from 'react'
import { actionKind } from '../../../language/actions/index.ts'
import type { ActionModel, DetailModel, SectionModel } from '../../../language/model.ts'
import { ActionHost } from '../../actions/ActionHost.tsx'
import { Problem } from '../../look/Problem.tsx'
import { useText } from '../../client/texts/useText.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { failureText } from '../../client/records/serverText.ts'
import { UnsavedGuard } from '../../actions/UnsavedGuard.tsx'
import { useRecord, type RecordState } from '../../client/records/useRecord.ts'
import { isDenied } from '../../client/records/useStanding.ts'
import { isSectionThere } from './isSectionThere.ts'
import { lookOfSection } from './sectionKinds.ts'
import { DetailFrame } from './DetailFrame.tsx'
import { useTabs } from './useTabs.ts'
import { useViewer } from '../../client/useViewer.ts'
import { NotFound } from '../../look/NotFound.tsx'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'
import { ScreenSkeleton } from '../../look/ScreenSkeleton.tsx'
import { useStillHere, WhereContext } from '../../client/useStillHere.ts'
import { useConsole } from '../../client/useConsole.ts'
import { paramsIn } from '../../../language/addresses.ts'
import { addressOf } from '../../client/records/addressOf.ts'
import type { Row } from '../../client/records/Row.ts'

/** Puts the address right where it was written without knowing whose the record is. */
const useOwnAddress = (path: string, record: Row | null | undefined): void => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const where = useContext(WhereContext)
  const own = record && paramsIn(path).length > 1 ? addressOf(path, record.id, record) : pathname
  const stillHere = useStillHere()
  useEffect(() => {
    if (own !== pathname && stillHere()) void navigate(`${own}${where()?.search ?? search}`, { replace: true })
  }, [own, pathname, search, navigate, where, stillHere])
}

/** Asks for the code of sections whose code comes with them, while the record is still being read. What fails here is told where it is needed. */
const usePreloadCustoms = (sections: readonly SectionModel[]): void => {
  useEffect(() => {
    for (const section of sections)
      void lookOfSection(section)
        .preload?.(section)
        .catch(() => undefined)
  }, [sections])
}

/** Those that are there. Of a record that is still being read, not those that some people's records have only: whose it is, is not known yet. */
const useSectionsThere = (sections: readonly SectionModel[], { subject, role }: Pick<RecordState, 'subject' | 'role'>) => {
  const viewer = useViewer()
  const { flags } = useConsole().configuration
  return useMemo(
    () => sections.filter((each) => isSectionThere(each, { viewer, flags, subject, role })),
    [sections, viewer, flags, subject, role],
  )
}

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
  const { record, error, reload } = state
  const navigate = useNavigate()
  const stillHere = useStillHere()
  useOwnAddress(detail.path, only ? undefined : record)
  const there = useSectionsThere(detail.sections, state)
  const tabs = useTabs(detail, there)
  usePreloadCustoms(only ? none : tabs.sections)
  /** What was removed has no screen any more. */
  const done = (action: ActionModel): void => {
    const list = records.entity.list?.path ?? ''
    if (!actionKind(action).ends || list === '') reload()
    else if (stillHere()) void navigate(list)
  }
  // Whose record it is may be known by the server alone: of somebody else's it is as if it were not there.
  if (record === null || isDenied(error)) return <NotFound />
  if (error)
    return (
      <ScreenFrame title={t(detail.label)}>
        <Problem text={failureText(error, t)} onRetry={reload} />
      </ScreenFrame>
    )
  if (record === undefined) return <ScreenSkeleton />
  if (only && !there.includes(only)) return <NotFound />
  return (
    <ActionHost records={records} onDone={done}>
      <UnsavedGuard />
      <DetailFrame records={records} detail={detail} only={only} state={state} record={record} there={there} tabs={tabs} />
    </ActionHost>
  )
}
