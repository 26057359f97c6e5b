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
import { useText } from '../../client/texts/useText.ts'
import type { OrderedProps } from './Ordered.tsx'
import { Icon } from '../../look/Icon.tsx'
import './order.css'

/** One thing that can be carried, with the handle to take it by. */
interface DragItemProps<Item extends { readonly id: string }> extends Pick<OrderedProps<Item>, 'children'> {
  readonly item: Item
  readonly title: string
  readonly busy: boolean
}

const DragItem = <Item extends { readonly id: string }>({ item, title, busy, children }: DragItemProps<Item>) => {
  const t = useText()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled: busy,
    attributes: { roleDescription: t('order.role') },
  })
  const style = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)`, ...(transition && { transition }) } : {}
  const handle = (
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
    </button>
  )
  return children(item, { place: { ref: setNodeRef, style, ...(isDragging && { 'data-dragged': '' }) }, handle })
}

const strategies = { rows: verticalListSortingStrategy, lines: rectSortingStrategy }

/** What a screen reader says while something is carried. */
type Things = OrderedProps<{ readonly id: string }>

const useAnnouncements = ({ order, name: nameOf }: Pick<Things, 'name' | 'order'>): Announcements => {
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

export const DragOrder = ({ order, name, flow, children }: Things) => {
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
          <DragItem key={item.id} item={item} title={name(item)} busy={order.busy}>
            {children}
          </DragItem>
        ))}
      </SortableContext>
    </DndContext>
  )
}
