// One thing that can be carried, with the handle to take it by.
import { useSortable } from '@dnd-kit/sortable'
import { Icon } from '../../look/Icon.tsx'
import { useText } from '../../client/texts/useText.ts'
import type { OrderedProps } from './Ordered.tsx'

interface DragItemProps<Item extends { readonly id: string }> extends Pick<OrderedProps<Item>, 'children'> {
  readonly item: Item
  readonly title: string
  readonly busy: boolean
}

export const DragItem = <Item extends { readonly id: string }>({ item, title, busy, children }: DragItemProps<Item>) => {
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
