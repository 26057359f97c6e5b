// The place of a list's sums, under the filters; what counts them comes after the rows, and only to lists that have some.
import { Suspense, type ReactNode } from 'react'
import { decide } from '../../../language/access.ts'
import type { FieldModel, ListModel } from '../../../language/model.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import type { ListScreenState } from './useListScreen.ts'

const Sums = lazyScreen(async () => import('./Sums.tsx'))

export interface ListSumsProps {
  readonly records: Records
  readonly list: ListModel
  readonly screen: Pick<ListScreenState, 'params' | 'state'>
}

export interface SumsFrameProps {
  readonly per: FieldModel
  readonly waiting: boolean
  readonly children?: ReactNode
}

const maxInLine = 5

/** Where sums will stand, while they are counted. */
const Waiting = () => Array.from({ length: 3 }, (_, at) => <li key={at} className="skeleton" aria-hidden="true" />)

export const SumsFrame = ({ per, waiting, children }: SumsFrameProps) => {
  const t = useText()
  const many = (per.choices?.length ?? 0) > maxInLine
  return (
    <ul className="sums" data-many={many ? '' : undefined} aria-label={t('list.sums')} aria-busy={waiting}>
      {waiting && <Waiting />}
      {children}
    </ul>
  )
}

/** Nothing for lists without sums, and for who may not know them. */
export const ListSums = (props: ListSumsProps) => {
  const viewer = useViewer()
  const { records, list } = props
  const { sums } = list
  const per = sums && fieldAt(records.entity, sums.per)
  const of = sums && fieldAt(records.entity, sums.of)
  if (!per || !of || (sums.guard && !decide(viewer, sums.guard).allowed)) return null
  return (
    <Suspense fallback={<SumsFrame per={per} waiting />}>
      <Sums {...props} document={sums.document} per={per} of={of} />
    </Suspense>
  )
}
