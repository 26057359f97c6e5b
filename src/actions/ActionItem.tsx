// One action in a menu; what cannot be run now says why below its name.
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { useText } from '../client/texts/useText.ts'
import type { Offered } from './offered.ts'
import { reasonText } from './reasonText.ts'

export const ActionItem = ({ offered, onStart }: { readonly offered: Offered; readonly onStart: () => void }) => {
  const t = useText()
  const reason = reasonText(offered, t)
  return (
    <MenuItem
      dense
      aria-disabled={!offered.allowed}
      onClick={offered.allowed ? onStart : undefined}
      sx={offered.allowed ? {} : { cursor: 'not-allowed' }}
    >
      <ListItemText
        primary={t(offered.action.label)}
        secondary={reason}
        slotProps={{
          primary: { sx: offered.allowed ? {} : { color: 'text.secondary' } },
          secondary: { sx: { whiteSpace: 'normal', maxInlineSize: 320 } },
        }}
      />
    </MenuItem>
  )
}
