// What can be dragged into another order, by hand or by keys; plain where their viewer may not. What drags loads only then.
import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { lazyScreen } from '../../look/lazyScreen.ts'

/** A cell with the handle before it, in one line however the cell is made. */
export const BesideHandle = ({ handle, children }: { readonly handle: ReactNode; readonly children: ReactNode }) =>
  handle ? (
    <div className="besideHandle">
      {handle}
      <div>{children}</div>
    </div>
  ) : (
    children
  )

/** What a dragged element needs: where it is now, and the handle to take it by. */
export interface Dragged {
  readonly place: Pick<ComponentProps<'div'>, 'style'> & {
    readonly ref: (element: HTMLElement | null) => void
    readonly 'data-dragged'?: ''
  }
  readonly handle: ReactNode
}

export interface OrderedProps<Item extends { readonly id: string }> {
  readonly order: {
    readonly rows: readonly Item[]
    readonly movable: boolean
    readonly busy: boolean
    /** Puts one where another one stands now. */
    readonly move: (id: string, over: string) => void
  }
  /** What one is called. */
  readonly name: (item: Item) => string
  /** One below the other, or in lines. */
  readonly flow: 'rows' | 'lines'
  /** Draws one, with its key. */
  readonly children: (item: Item, dragged: Dragged | undefined) => ReactNode
}

const DragOrder = lazyScreen(async () => ({ default: (await import('./DragOrder.tsx')).DragOrder }))

export const preloadDrag = (): void => void DragOrder.preload().catch(() => undefined)

export const Ordered = <Item extends { readonly id: string }>(props: OrderedProps<Item>) => {
  const { order, children } = props
  const plain = order.rows.map((row) => children(row, undefined))
  if (!order.movable) return plain
  return (
    <Suspense fallback={plain}>
      <DragOrder {...(props as unknown as OrderedProps<{ readonly id: string }>)} />
    </Suspense>
  )
}
