// The columns of a list: which of them are shown, in which order, which stand first and stay, how wide they are. A look, kept in the address; what is read stays the same.
import { useId } from 'react'
import type { ColumnModel } from '../../../language/model.ts'
import { densities, maxColumnPixels, minColumnPixels } from '../../../language/listAddress.ts'
import { Ordered, type Dragged } from '../../actions/order/Ordered.tsx'
import { useRows } from '../../client/useRows.ts'
import { rowsTexts } from '../../client/texts/rowsTexts.ts'
import { useText } from '../../client/texts/useText.ts'
import { Dialog } from '../../look/Dialog.tsx'
import type { OpenMenuProps } from './BarMenu.tsx'
import type { ColumnParams } from './shownColumns.ts'
import { PictureButton } from '../../look/Icon.tsx'
import { ToolIcon } from './ToolIcon.tsx'
import { useColumns } from './useColumns.ts'
import './views.css'

interface LineProps {
  readonly column: ColumnModel
  readonly params: ColumnParams
  readonly shown: boolean
  /** The last one that is shown stays. */
  readonly fixed: boolean
  readonly dragged: Dragged | undefined
  readonly onShown: () => void
  readonly onParams: (change: Partial<ColumnParams>) => void
}

const without = <Value,>(values: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> => {
  const { [name]: _left, ...others } = values
  return others
}

const Line = ({ column: { field, label: key }, params: { pinned, widths }, shown, fixed, dragged, onShown, onParams }: LineProps) => {
  const t = useText()
  const label = t(key)
  const isPinned = pinned.includes(field)
  const setWidth = (written: string): void => {
    const width = Math.round(Number(written))
    if (written === '') onParams({ widths: without(widths, field) })
    else if (width >= minColumnPixels && width <= maxColumnPixels) onParams({ widths: { ...widths, [field]: width } })
  }
  return (
    <li {...dragged?.place}>
      {dragged?.handle}
      <label>
        <input type="checkbox" checked={shown} disabled={fixed} onChange={onShown} />
        {label}
      </label>
      <input
        key={widths[field]}
        type="number"
        min={minColumnPixels}
        max={maxColumnPixels}
        aria-label={t('columns.width', [label])}
        placeholder={t('columns.auto')}
        defaultValue={widths[field] ?? ''}
        disabled={!shown}
        onBlur={({ target }) => setWidth(target.value)}
      />
      <PictureButton
        name={t('columns.pin', [label])}
        aria-pressed={isPinned}
        disabled={!shown}
        onClick={() => onParams({ pinned: isPinned ? pinned.filter((each) => each !== field) : [...pinned, field] })}
      >
        <ToolIcon name="pin" />
      </PictureButton>
    </li>
  )
}

export const ColumnsDialog = ({ list, screen, onClose }: OpenMenuProps) => {
  const t = useText()
  const { params } = screen
  const group = useId()
  const everywhere = useRows()
  const { rows, shown, put, turn, reorder, reset } = useColumns(list, screen)
  const actions = (
    <>
      <button type="button" className="button" onClick={reset}>
        {t('columns.usual')}
      </button>
      <button type="button" className="button primary" onClick={onClose}>
        {t('actions.close')}
      </button>
    </>
  )
  return (
    <Dialog title={t('list.columns')} width="xs" onClose={onClose} actions={actions}>
      <fieldset className="rowHeights">
        <legend>{t('columns.rows')}</legend>
        {densities.map((density) => (
          <label key={density}>
            <input
              type="radio"
              name={group}
              checked={(params.density ?? everywhere) === density}
              onChange={() => put({ density: density === everywhere ? undefined : density })}
            />
            {t(rowsTexts[density])}
          </label>
        ))}
      </fieldset>
      <ul className="columnLines">
        <Ordered order={{ rows, movable: true, busy: false, move: reorder }} name={({ column }) => t(column.label)} flow="rows">
          {({ id, column }, dragged) => (
            <Line
              key={id}
              column={column}
              params={params}
              shown={shown.has(id)}
              fixed={shown.has(id) && shown.size === 1}
              dragged={dragged}
              onShown={() => turn(id)}
              onParams={put}
            />
          )}
        </Ordered>
      </ul>
    </Dialog>
  )
}
