// Which columns are shown: a look, kept in the address; what is read stays the same.
import ViewColumnIcon from '@mui/icons-material/ViewColumn'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { ListModel } from '../../../language/model.ts'
import { useText } from '../../locales/useText.ts'
import { readableColumns, shownColumns, switched } from './shownColumns.ts'
import type { ListScreenState } from './useListScreen.ts'

export const ColumnsMenu = ({ list, screen }: { readonly list: ListModel; readonly screen: ListScreenState }) => {
  const t = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { place, move, state } = screen
  const columns = readableColumns(list, state.guards)
  const shown = shownColumns(columns, place.columns)
  return (
    <>
      <IconButton
        size="small"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={t('list.columns')}
        title={t('list.columns')}
        aria-haspopup="menu"
        sx={{ marginInlineStart: 'auto' }}
      >
        <ViewColumnIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map((column) => (
          <MenuItem
            key={column.field}
            dense
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            onClick={() => move({ columns: switched(columns, place.columns, column.field) }, { replace: true })}
          >
            <Checkbox size="small" checked={shown.includes(column)} tabIndex={-1} disableRipple slotProps={{ input: { 'aria-hidden': true } }} />
            {t(column.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
