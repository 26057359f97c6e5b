// The menu of a list's columns.
import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useText } from '../../client/texts/useText.ts'
import type { OpenMenuProps } from './BarMenu.tsx'
import { readableColumns, shownColumns, switched } from './shownColumns.ts'

/** Which columns are shown: a look, kept in the address; what is read stays the same. */
export const ColumnChoice = ({ anchor, list, screen, onClose }: OpenMenuProps) => {
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
