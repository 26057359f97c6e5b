// Records that can be dragged into another order, by hand or by keys; plain where their viewer may not. What drags loads only then.
import { Suspense } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import type { Records } from '../records/loadRecords.ts'
import type { Row } from '../records/Row.ts'
import { lazyScreen } from '../startUp/lazyScreen.ts'
import type { Order } from './useOrder.ts'

/** What a dragged element needs: where it is now, and the handle to take it by. */
export interface Dragged {
  readonly place: Pick<ComponentProps<'div'>, 'style'> & {
    readonly ref: (element: HTMLElement | null) => void
    readonly 'data-dragged'?: ''
  }
  readonly handle: ReactNode
}

export interface OrderedProps {
  readonly records: Records
  readonly order: Order
  /** One below the other, or in lines. */
  readonly flow: 'rows' | 'lines'
  /** Draws one record, with its key. */
  readonly children: (row: Row, dragged: Dragged | undefined) => ReactNode
}

const DragOrder = lazyScreen(async () => ({ default: (await import('./DragOrder.tsx')).DragOrder }))

export const Ordered = (props: OrderedProps) => {
  const { order, children } = props
  const plain = order.rows.map((row) => children(row, undefined))
  if (!order.movable) return plain
  return (
    <Suspense fallback={plain}>
      <DragOrder {...props} />
    </Suspense>
  )
}
