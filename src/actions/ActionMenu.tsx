// All actions of a record in a menu.
import Menu from '@mui/material/Menu'
import type { ActionModel } from '../../language/model.ts'
import { ActionItem } from './ActionItem.tsx'
import type { Offered } from './offered.ts'

export interface ActionMenuProps {
  readonly anchor: HTMLElement
  readonly offered: readonly Offered[]
  readonly onStart: (action: ActionModel) => void
  readonly onClose: () => void
}

export const ActionMenu = ({ anchor, offered, onStart, onClose }: ActionMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose}>
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
