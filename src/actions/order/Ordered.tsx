// What can be dragged into another order, by hand or by keys; plain where their viewer may not. What drags loads only then, and comes to what stands already:
// drawn anew, it would lose a press, the focus and what was opened on it.
import { Suspense, useState, type ReactNode } from 'react'
import { createStore, type Store } from '../../client/createStore.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import './order.css'

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

/** What a dragged element needs: that it is known, and the place of the handle to take it by. */
export interface Dragged {
  readonly place: { readonly ref: (element: HTMLElement | null) => void }
  readonly handle: ReactNode
}

/** Where one stands on the page, while it does: as a whole, and the place of its handle. */
export interface Standing {
  readonly element: Store<HTMLElement | null>
  readonly handle: Store<HTMLElement | null>
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

export interface DragOrderProps extends Omit<OrderedProps<{ readonly id: string }>, 'children'> {
  /** By its id. */
  readonly standing: (id: string) => Standing
}

const DragOrder = lazyScreen<DragOrderProps>(async () => ({ default: (await import('./DragOrder.tsx')).DragOrder }))

export const preloadDrag = (): void => void DragOrder.preload().catch(() => undefined)

const standingAnew = () => {
  const standing: Standing = { element: createStore<HTMLElement | null>(null), handle: createStore<HTMLElement | null>(null) }
  const dragged: Dragged = { place: { ref: standing.element.set }, handle: <span className="handlePlace" ref={standing.handle.set} /> }
  return { standing, dragged }
}

/** The same for the same id, so that nothing is drawn again for it. */
const followThings = () => {
  const known = new Map<string, ReturnType<typeof standingAnew>>()
  return (id: string) => {
    const found = known.get(id) ?? standingAnew()
    known.set(id, found)
    return found
  }
}

export const Ordered = <Item extends { readonly id: string }>({ children, ...props }: OrderedProps<Item>) => {
  const { rows, movable } = props.order
  const [thing] = useState(followThings)
  return (
    <>
      {rows.map((row) => children(row, movable ? thing(row.id).dragged : undefined))}
      {movable && (
        <Suspense fallback={null}>
          <DragOrder {...(props as unknown as Omit<DragOrderProps, 'standing'>)} standing={(id) => thing(id).standing} />
        </Suspense>
      )}
    </>
  )
}
