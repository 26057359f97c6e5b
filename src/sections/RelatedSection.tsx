// Records of another entity that point here: the newest few, and the way to all of them.
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { ActionHost } from '../actions/ActionHost.tsx'
import { useText } from '../locales/useText.ts'
import { useRecords } from '../records/useRecords.ts'
import { decide } from '../../language/access.ts'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { useViewer } from '../session/useViewer.ts'
import { RelatedActions } from './RelatedActions.tsx'
import { RelatedRows } from './RelatedRows.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'
import { useRelated } from './useRelated.ts'

const all: readonly ScreenModel[] = screens

const Loaded = ({ section, record }: SectionProps<'related'>) => {
  const t = useText()
  const viewer = useViewer()
  const records = useRecords(section.entity)
  const related = useRelated(records, section.by, record.id)
  const { list } = records.entity
  const screen = all.find((each) => each.name === list?.screen)
  const open = list && screen && decide(viewer, screen.guard, viewer?.id).allowed
  return (
    <ActionHost records={records} onDone={related.reload}>
      <SectionFrame label={section.label} actions={<RelatedActions entity={records.entity} by={section.by} id={record.id} />}>
        <RelatedRows records={records} by={section.by} related={related} />
        {open && related.more && (
          <Link className="link" to={`${list.path}?f.${section.by}=${encodeURIComponent(record.id)}`}>
            {t('sections.all')}
          </Link>
        )}
      </SectionFrame>
    </ActionHost>
  )
}

export const RelatedSection = (props: SectionProps<'related'>) => (
  <Suspense
    fallback={
      <SectionFrame label={props.section.label}>
        <div className="skeleton skeletonLine" />
      </SectionFrame>
    }
  >
    <Loaded {...props} />
  </Suspense>
)
