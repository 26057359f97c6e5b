// How far a run is, live; what was handed out is answered here; once it is over, what was not done is tried again and what was done is undone, each as a run of its own.
import '../runs/runTexts.ts'
import '../runs/runs.css'
import { Suspense, useState } from 'react'
import type { Card } from '../../../language/fields/reference.ts'
import type { ActionModel, EntityModel } from '../../../language/model.ts'
import type { Row } from '../../client/records/Row.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { guardsFor } from '../../client/records/variablesFor.ts'
import { useText } from '../../client/texts/useText.ts'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'
import { viewerZone } from '../../client/viewerZone.ts'
import { useViewer } from '../../client/useViewer.ts'
import { Facts } from '../lists/Facts.tsx'
import { wholeQuestion } from '../lists/listQuestion.ts'
import { readListParams } from '../../../language/listAddress.ts'
import { LazyRunDialog } from '../runs/LazyRunDialog.ts'
import { RunTotals } from '../runs/RunTotals.tsx'
import { runActions } from '../runs/runActions.ts'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'

const AnswersDialog = lazyScreen(
  underLook(async () => ({ default: (await import('../runs/AnswersDialog.tsx')).AnswersDialog })),
  { as: 'dialog' },
)

const countAt = (record: Row, path: string): number => Number(record[path] ?? 0)

const Progress = ({ record }: { readonly record: Row }) => {
  const t = useText()
  const [total, done, refused] = [countAt(record, 'total'), countAt(record, 'done'), countAt(record, 'refused')]
  const says = t(refused === 0 ? 'runs.progress' : 'runs.progressLeft', [done, total, refused])
  return (
    <div className="runProgress">
      <progress max={total} value={done + refused} aria-label={says} />
      <output>{says}</output>
    </div>
  )
}

interface Next {
  readonly action: ActionModel
  /** Over those that were done, or those that were not. */
  readonly done: boolean
  readonly label: string
}

/** What may follow, by the viewer. */
const nextOf = (entity: EntityModel, record: Row, may: readonly ActionModel[]): readonly Next[] => {
  const [total, done] = [countAt(record, 'total'), countAt(record, 'done')]
  const ran = entity.actions.find((each) => each.operation === record['operation'])
  const by = ran?.undo && 'by' in ran.undo ? ran.undo.by : undefined
  const inverse = entity.actions.find(({ path }) => path === by)
  const offered = (action: ActionModel | undefined): ActionModel | undefined => may.find(({ operation }) => operation === action?.operation)
  const [again, back] = [offered(ran), offered(inverse)]
  return [
    ...(again && done < total ? [{ action: again, done: false, label: 'runs.again' }] : []),
    ...(back && done > 0 ? [{ action: back, done: true, label: 'runs.undo' }] : []),
  ]
}

const Follow = ({ record, of }: { readonly record: Row; readonly of: string }) => {
  const t = useText()
  const viewer = useViewer()
  const records = useRecords(of)
  const [next, setNext] = useState<Next>()
  const { list } = records.entity
  if (!list) return null
  const params = readListParams(new URLSearchParams())
  const ask = (): object =>
    wholeQuestion(records, list, { params, narrowed: {}, guards: guardsFor(viewer, list.guards), zone: viewerZone() })
  return (
    <>
      {nextOf(records.entity, record, runActions(records.entity, list, viewer)).map((each) => (
        <button key={each.label} type="button" className="textButton" onClick={() => setNext(each)}>
          {t(each.label)}
        </button>
      ))}
      {next && (
        <Suspense fallback={null}>
          <LazyRunDialog
            records={records}
            action={next.action}
            rows={{ list: ask(), of: record.id, done: next.done }}
            onClose={() => setNext(undefined)}
            onBegun={() => undefined}
          />
        </Suspense>
      )}
    </>
  )
}

/** Of what was handed out, whoever did it gives back what came of it. */
const Answers = ({ record, of }: { readonly record: Row; readonly of: string }) => {
  const t = useText()
  const records = useRecords(of)
  const [given, setGiven] = useState(false)
  const action = records.entity.actions.find(({ operation, file }) => file && operation === record['operation'])
  if (!action) return null
  return (
    <>
      <button type="button" className="button small" onClick={() => setGiven(true)}>
        {t('runs.answers')}
      </button>
      {given && (
        <Suspense fallback={null}>
          <AnswersDialog records={records} action={action} run={record.id} onClose={() => setGiven(false)} />
        </Suspense>
      )}
    </>
  )
}

const over: readonly unknown[] = ['DONE', 'STOPPED']

/** What may be done with a run as it is, by the viewer. */
const After = ({ record }: { readonly record: Row }) => {
  const { id } = useViewer()
  const of = String(record['entity'])
  if (over.includes(record['status'])) return <Follow record={record} of={of} />
  const actor = record['actor'] as Card | null
  return record['handedOut'] && actor?.id === id ? <Answers record={record} of={of} /> : null
}

const Totals = ({ record }: { readonly record: Row }) => {
  const { entity } = useRecords(String(record['entity']))
  return <RunTotals entity={entity} run={record.id} done={countAt(record, 'done')} />
}

const ReceiptSection = ({ section, records, record, role }: SectionProps<'receipt'>) => {
  const onlyLooks = useOnlyLooks()
  return (
    <SectionFrame
      label={section.label}
      actions={
        !onlyLooks && (
          <Suspense fallback={null}>
            <After record={record} />
          </Suspense>
        )
      }
    >
      <Progress record={record} />
      {record['status'] !== 'RUNNING' && countAt(record, 'done') > 0 && (
        <Suspense fallback={null}>
          <Totals record={record} />
        </Suspense>
      )}
      <Facts records={records} record={record} paths={section.fields} role={role} />
    </SectionFrame>
  )
}

export default ReceiptSection
