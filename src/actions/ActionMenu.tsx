// Ways out of a record and all its actions, in a menu.
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ListItemText from '@mui/material/ListItemText'
import { Link } from '../look/Link.tsx'
import type { ActionModel, EntityModel, LinkModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import { roleOf } from '../client/records/useRecord.ts'
import type { Row } from '../client/records/Row.ts'
import { useLinks } from '../client/records/useLinks.ts'
import { reasonText, type Offered } from './offered.ts'

/** One action in a menu; what cannot be run now says why below its name. */
const ActionItem = ({ offered, onStart }: { readonly offered: Offered; readonly onStart: () => void }) => {
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

export interface ActionMenuProps {
  readonly anchor: HTMLElement
  readonly offered: readonly Offered[]
  readonly links: readonly LinkModel[]
  readonly entity: EntityModel
  readonly record: Row
  readonly onStart: (action: ActionModel) => void
  readonly onClose: () => void
}

/** Only what is chosen from has a height of its own (product spec 9): what one may do is shown whole where the window has room. */
const windowHigh = { paper: { style: { maxHeight: 'calc(100% - 32px)' } } }

export const ActionMenu = ({ anchor, offered, links, entity, record, onStart, onClose }: ActionMenuProps) => {
  const t = useText()
  const leading = useLinks(links, record, roleOf(entity, record)).map(({ name, label, address, outside }) => {
    const target = outside
      ? { component: 'a', href: address, target: '_blank', rel: 'noopener noreferrer' }
      : { component: Link, to: address }
    return (
      <MenuItem key={name} dense onClick={onClose} {...target}>
        {t(label)}
      </MenuItem>
    )
  })
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={windowHigh}>
      {leading}
      {leading.length > 0 && offered.length > 0 && <Divider />}
      {offered.map((each) => (
        <ActionItem
          key={each.action.path}
          offered={each}
          onStart={() => {
            onClose()
            onStart(each.action)
          }}
        />
      ))}
    </Menu>
  )
}
