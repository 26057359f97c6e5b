// The choice of colours as a menu: light, dark, or as the system.
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import { schemeChoices, type SchemeChoice } from '../client/createScheme.ts'
import { SchemeIcon } from './SchemeIcon.tsx'
import { schemeTexts } from './SchemeButton.tsx'

export interface SchemeMenuProps {
  readonly anchor: HTMLElement
  readonly choice: SchemeChoice
  readonly onChoose: (choice: SchemeChoice) => void
  readonly onClose: () => void
}

const SchemeMenu = ({ anchor, choice, onChoose, onClose }: SchemeMenuProps): ReactElement => {
  const text = useText()
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': text('shell.scheme') } }}>
      {schemeChoices.map((each) => (
        <MenuItem key={each} role="menuitemradio" aria-checked={each === choice} selected={each === choice} onClick={() => onChoose(each)}>
          <ListItemIcon>
            <SchemeIcon choice={each} small />
          </ListItemIcon>
          {text(schemeTexts[each])}
        </MenuItem>
      ))}
    </Menu>
  )
}

export default SchemeMenu
