// The menu of a list's columns.
import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ListModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import { readableColumns, shownColumns, switched } from './shownColumns.ts'
import type { ListScreenState } from './useListScreen.ts'

export interface ColumnChoiceProps {
  readonly anchor: HTMLElement
  readonly list: ListModel
  readonly screen: ListScreenState
  readonly onClose: () => void
}

export const ColumnChoice = ({ anchor, list, screen, onClose }: ColumnChoiceProps) => {
  const t = useText()
  const { params, move, state } = screen
  const columns = readableColumns(list, state.guards)
  const shown = shownColumns(columns, params.columns)
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {columns.map((column) => (
        <MenuItem
          key={column.field}
          dense
          role="menuitemcheckbox"
          aria-checked={shown.includes(column)}
          onClick={() => move({ columns: switched(columns, params.columns, column.field) }, { replace: true })}
        >
          <Checkbox
            size="small"
            checked={shown.includes(column)}
            tabIndex={-1}
            disableRipple
            slotProps={{ input: { 'aria-hidden': true } }}
          />
          {t(column.label)}
        </MenuItem>
      ))}
    </Menu>
  )
}
