// The menu behind one's name: what is one's own, how one has the console, the way out. A choice opens in the menu's place, the zone in a dialog.
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { named } from '../../language/named.ts'
import type { PreferenceName } from '../../language/preferences.ts'
import { addOwnTexts } from '../client/texts/productTexts.ts'
import texts from '../client/texts/user.en.json'
import { useText } from '../client/texts/useText.ts'
import { useSetPreference } from '../client/usePreference.ts'
import { useConsole } from '../client/useConsole.ts'
import { useOnlyLooks } from '../client/useOnlyLooks.ts'
import { useOwnFace } from '../client/ownFace.ts'
import { useViewer } from '../client/useViewer.ts'
import { useUserChoices, type UserChoice } from './useUserChoices.ts'
import { userEntries, type UserEntry } from './userEntries.ts'
import { ZoneDialog } from './ZoneDialog.tsx'
import './userMenu.css'

// Its words come with its code.
addOwnTexts(texts)

export interface UserMenuProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** One preference among a few: a menu of them, the one that holds ticked. It holds at once. */
const ChoiceMenu = ({ anchor, choice, onClose }: UserMenuProps & { readonly choice: UserChoice }): ReactElement => {
  const set = useSetPreference()
  const { name, label, options, value } = choice
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

const UserMenu = ({ anchor, onClose }: UserMenuProps): ReactElement => {
  const text = useText()
  const viewer = useViewer()
  const { screenName } = useOwnFace()
  const onlyLooks = useOnlyLooks()
  const navigate = useNavigate()
  const choices = useUserChoices()
  const [inside, setInside] = useState<PreferenceName>()
  const { own, help, logout } = userEntries({ viewer, configuration: useConsole().configuration, text })
  const link = ({ label, to }: UserEntry): ReactElement => (
    <MenuItem
      key={to}
      onClick={() => {
        onClose()
        void navigate(to)
      }}
    >
      {label}
    </MenuItem>
  )
  if (inside === 'zone') return <ZoneDialog onClose={onClose} />
  const chosen = named(choices, inside)
  if (chosen) return <ChoiceMenu anchor={anchor} choice={chosen} onClose={onClose} />
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': screenName } }}>
      {own.map(link)}
      {own.length > 0 && <Divider component="li" />}
      {!onlyLooks &&
        choices.map(({ name, label, options, value }) => (
          <MenuItem key={name} aria-haspopup={name === 'zone' ? 'dialog' : 'menu'} onClick={() => setInside(name)} className="userChoice">
            <span>{label}</span>
            <span className="userChosen">{options.find((each) => each.value === value)?.label ?? value}</span>
          </MenuItem>
        ))}
      {!onlyLooks && <Divider component="li" />}
      {help && link(help)}
      {link(logout)}
    </Menu>
  )
}

export default UserMenu
