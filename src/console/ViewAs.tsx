// The button that lets one look at the console as another role of staff, with the choice of roles. It comes late, and only for who may.
import './viewAsTexts.ts'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState, type ReactElement } from 'react'
import { person } from '#generated/access.ts'
import { addressesOf } from '../client/Configuration.ts'
import { rightsAs } from '../client/rightsAs.ts'
import { askIfUnsaved } from '../client/unsaved.ts'
import { useConsole } from '../client/useConsole.ts'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'
import { MenuIcon } from './MenuIcon.tsx'

const ViewAs = (): ReactElement => {
  const text = useText()
  const { session, configuration, notices } = useConsole()
  const { id, role: own } = useViewer()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = (): void => setAnchor(null)
  const label = text('viewAs.choose')
  const choose = (role: string): void => {
    close()
    // What is typed until the answer comes would go, too.
    void rightsAs(id, role, addressesOf(configuration)).then(
      (as) => askIfUnsaved(() => session.viewAs(as)),
      () => notices.error(text('viewAs.failed')),
    )
  }
  return (
    <>
      <button
        type="button"
        className="iconButton"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MenuIcon name="person" />
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {person.staff
          .filter((role) => role !== own)
          .map((role) => (
            <MenuItem key={role} onClick={() => choose(role)}>
              {text(`roles.${role}.one`)}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}

export default ViewAs
