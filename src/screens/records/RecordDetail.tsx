// A record with everything its viewer may see of it.
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { Fragment, Suspense, useDeferredValue, useEffect } from 'react'
import type { ReactNode } from 'react'
import { screenKind } from '../../../language/screens/index.ts'
import { actionKind } from '../../../language/actions/index.ts'
import type { ActionModel, DetailModel, SectionModel } from '../../../language/model.ts'
import { ActionHost } from '../../actions/ActionHost.tsx'
import { RowActions } from '../../actions/RowActions.tsx'
import { Problem, Outdated } from '../../look/Problem.tsx'
import { useText } from '../../client/texts/useText.ts'
import { HistoryLink } from '../../look/HistoryLink.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import { failureText } from '../../client/records/serverText.ts'
import { titleOf } from '../../../language/textOf.ts'
import { UnsavedGuard } from '../../actions/UnsavedGuard.tsx'
import { useRecord } from '../../client/records/useRecord.ts'
import { isSectionThere, type SectionViewing } from './isSectionThere.ts'
import { lookOfSection } from './sectionKinds.ts'
import { SectionNav, sectionPlace } from './SectionNav.tsx'
import { useViewer } from '../../client/useViewer.ts'
import { NotFound } from '../../look/NotFound.tsx'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'
import { StarPlace } from '../../look/StarPlace.tsx'
import { ScreenSkeleton } from '../../look/ScreenSkeleton.tsx'
import { useStillHere } from '../../client/useStillHere.ts'
import { useConsole } from '../../client/useConsole.ts'
import { DetailHead } from './DetailHead.tsx'
import { RecordLinks } from './RecordLinks.tsx'
import { paramsIn } from '../../../language/addresses.ts'
import { addressOf } from '../../client/records/addressOf.ts'
import type { Row } from '../../client/records/Row.ts'
import type { SectionProps } from './SectionProps.ts'

/** One section of a record: there when the record's person is of its roles, and its viewer may see it. */
const Section = (props: SectionProps) => {
  const viewer = useViewer()
  const { flags } = useConsole().configuration
  const { section, role, subject } = props
  if (!isSectionThere(section, { viewer, flags, role, subject })) return null
  const { View } = lookOfSection(section)
  return (
    <div id={sectionPlace(section.name)} className="sectionPlace" tabIndex={-1}>
      <View {...props} />
    </div>
  )
}

/** Puts the address right where it was written without knowing whose the record is. */
const useOwnAddress = (path: string, record: Row | null | undefined): void => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const own = record && paramsIn(path).length > 1 ? addressOf(path, record.id, record) : pathname
  const stillHere = useStillHere()
  useEffect(() => {
    if (own !== pathname && stillHere()) void navigate(`${own}${search}`, { replace: true })
  }, [own, pathname, search, navigate, stillHere])
}

/** So many sections are seen first. */
const minSections = 4

/** The first of them, and all once those are drawn. Whoever comes back to where they had scrolled finds all at once. */
const useDrawn = (sections: readonly SectionModel[]): readonly SectionModel[] => {
  const all = sections.length
  const drawn = useDeferredValue(all, useNavigationType() === NavigationType.Pop ? all : minSections)
  return sections.slice(0, drawn)
}

/**
 * The sections in their order. One whose code is still on its way keeps those below it waiting with it, as none would stand still under it:
 * how high it will be is not known before.
 */
const SectionsInOrder = ({
  sections,
  ...given
}: Omit<SectionProps, 'section'> & { readonly sections: readonly SectionModel[] }): ReactNode =>
  useDrawn(sections).reduceRight<ReactNode>((below, section) => {
    const pieces = (
      <Fragment key={section.name}>
        <Section section={section} {...given} />
        {below}
      </Fragment>
    )
    return lookOfSection(section).preload ? <Suspense fallback={<div className="skeleton skeletonBody" />}>{pieces}</Suspense> : pieces
  }, null)

/**
 * Asks for the code of such sections while the record is still being read.
 * Not of those that some people's records have only: whose this one is, is not known yet.
 */
const usePreloadCustoms = (sections: readonly SectionModel[], { viewer, flags, subject }: Omit<SectionViewing, 'role'>): void => {
  useEffect(() => {
    for (const section of sections)
      if (isSectionThere(section, { viewer, flags, subject, role: undefined })) lookOfSection(section).preload?.(section)
  }, [sections, viewer, flags, subject])
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
  const single = screenKind(detail).shows === 'single'
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
      <ScreenFrame
        title={single ? t(detail.label) : titleOf(records.entity, record)}
        {...(!single && { counts: <StarPlace entity={records.entity} record={record.id} /> })}
        actions={actions}
      >
        <Outdated of={state} />
        <DetailHead records={records} detail={detail} record={record} />
        {only && Alone ? (
          <Alone section={only} {...given} />
        ) : (
          <div className="sectionsAndNav">
            <div className="sections">
              <SectionsInOrder sections={detail.sections} {...given} />
            </div>
            <SectionNav sections={detail.sections.filter((each) => isSectionThere(each, { viewer, flags, subject, role }))} />
          </div>
        )}
      </ScreenFrame>
    </ActionHost>
  )
}
