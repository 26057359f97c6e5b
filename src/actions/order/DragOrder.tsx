// Dragging: the pointer takes something by its handle; Space on the handle takes it by keys, arrows carry it, Space puts it down.
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
  useSortable,
} from '@dnd-kit/sortable'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '../../client/createStore.ts'
import texts from '../../client/texts/order.en.json'
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import { useText } from '../../client/texts/useText.ts'
import type { DragOrderProps, Standing } from './Ordered.tsx'
import { Icon } from '../../look/Icon.tsx'

// Its words come with its code.
addOwnTexts(texts)

interface DragHandleProps {
  readonly id: string
  readonly title: string
  readonly busy: boolean
  readonly standing: Standing
}

/** Shows on the thing itself how it is carried: React draws it elsewhere. */
const useCarried = (element: HTMLElement | null, { transform, transition, isDragging }: ReturnType<typeof useSortable>): void => {
  useLayoutEffect(() => {
    if (!element) return undefined
    Object.assign(element.style, {
      transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : '',
      transition: transform ? (transition ?? '') : '',
    })
    element.toggleAttribute('data-dragged', isDragging)
    return () => {
      Object.assign(element.style, { transform: '', transition: '' })
      element.removeAttribute('data-dragged')
    }
  }, [element, transform, transition, isDragging])
}

/** The handle to take one thing by, in its place. */
const DragHandle = ({ id, title, busy, standing }: DragHandleProps) => {
  const t = useText()
  const sortable = useSortable({ id, disabled: busy, attributes: { roleDescription: t('order.role') } })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = sortable
  const [element, handle] = [useStore(standing.element), useStore(standing.handle)]
  useLayoutEffect(() => {
    setNodeRef(element)
    return () => setNodeRef(null)
  }, [setNodeRef, element])
  useCarried(element, sortable)
  if (!handle) return null
  return createPortal(
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      className="dragHandle"
      aria-label={t('order.handle', [title])}
      title={t('order.handle', [title])}
    >
      <Icon name="drag" />
    </button>,
    handle,
  )
}

const strategies = { rows: verticalListSortingStrategy, lines: rectSortingStrategy }

/** What a screen reader says while something is carried. */
const useAnnouncements = ({ order, name: nameOf }: Pick<DragOrderProps, 'name' | 'order'>): Announcements => {
  const t = useText()
  const name = (id: UniqueIdentifier | undefined): string => {
    const row = order.rows.find((each) => each.id === id)
    return row ? nameOf(row) : ''
  }
  const place = (id: UniqueIdentifier | undefined): string => String(order.rows.findIndex((each) => each.id === id) + 1)
  const over = (key: string, active: UniqueIdentifier, id: UniqueIdentifier | undefined): string =>
    t(key, [name(active), place(id), String(order.rows.length)])
  return {
    onDragStart: ({ active }) => t('order.taken', [name(active.id)]),
    onDragOver: (event) => over('order.over', event.active.id, event.over?.id),
    onDragEnd: (event) => over('order.put', event.active.id, event.over?.id),
    onDragCancel: ({ active }) => t('order.left', [name(active.id)]),
  }
}

export const DragOrder = ({ order, name, flow, standing }: DragOrderProps) => {
  const t = useText()
  const announcements = useAnnouncements({ order, name })
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ended = ({ active, over }: DragEndEvent): void => {
    if (over) order.move(String(active.id), String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={ended}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('order.how') },
        container: document.body,
      }}
    >
      <SortableContext items={order.rows.map((row) => row.id)} strategy={strategies[flow]}>
        {order.rows.map((item) => (
          <DragHandle key={item.id} id={item.id} title={name(item)} busy={order.busy} standing={standing(item.id)} />
        ))}
      </SortableContext>
    </DndContext>
  )
}
