// One preference among a few: a menu of them, the one that holds ticked. It holds at once.
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactElement } from 'react'
import { useSetPreference } from '../client/usePreference.ts'
import type { UserChoice } from './useUserChoices.ts'

export interface ChoiceMenuProps {
  readonly anchor: HTMLElement
  readonly choice: UserChoice
  readonly onClose: () => void
}

export const ChoiceMenu = ({ anchor, choice: { name, label, options, value }, onClose }: ChoiceMenuProps): ReactElement => {
  const set = useSetPreference()
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {options.map((each) => (
        <MenuItem
          key={each.value}
          role="menuitemradio"
          aria-checked={each.value === value}
          selected={each.value === value}
          lang={name === 'language' ? each.value : undefined}
          onClick={() => {
            onClose()
            set(name, each.value)
          }}
        >
          {each.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
