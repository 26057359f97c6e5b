// What one may do to a record: the likeliest as buttons, all of them in a menu. What cannot be run now is there and says why.
import { Suspense, useState } from 'react'
import type { EntityModel, LinkModel } from '../../language/model.ts'
import { PictureButton } from '../look/Icon.tsx'
import { useText } from '../client/texts/useText.ts'
import type { Row } from '../client/records/Row.ts'
import { titleOf } from '../../language/textOf.ts'
import { ActionButton } from './ActionButton.tsx'
import { offeredOn, type Offered } from './offered.ts'
import { useActionHost } from './ActionHost.tsx'
import { useFocusRegained } from './useFocusRegained.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { underLook } from '../look/underLook.ts'

const maxButtons = 2

const ActionMenu = lazyScreen(
  underLook(async () => ({ default: (await import('./ActionMenu.tsx')).ActionMenu })),
  { as: 'dialog' },
)

export interface RowActionsProps {
  readonly entity: EntityModel
  /** Paths of the actions, the likeliest first. */
  readonly paths: readonly string[]
  readonly record: Row
  /** How many stand outside the menu; not said: two, or where there are more to choose from, those that have a key. */
  readonly buttons?: number
  /** It is opened before whoever presses, not one row of many. */
  readonly seen?: boolean
  /** Ways out of the record: they stand in the menu, before what one may do to it; where there is nothing to do, there is no menu. */
  readonly links?: readonly LinkModel[]
}

const none: readonly LinkModel[] = []

const directOf = (offered: readonly Offered[], buttons: number | undefined): readonly Offered[] => {
  const fitting = offered.filter((each) => !each.otherState)
  if (buttons !== undefined || fitting.length <= maxButtons) return fitting.slice(0, buttons ?? maxButtons)
  return fitting.filter((each) => each.action.key !== undefined).slice(0, maxButtons)
}

export const RowActions = ({ entity, paths, record, buttons, seen = false, links = none }: RowActionsProps) => {
  const t = useText()
  const { start } = useActionHost()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const regained = useFocusRegained()
  const offered = offeredOn(entity, paths, record, t)
  const direct = directOf(offered, buttons)
  const more = offered.length > direct.length || (offered.length > 0 && links.length > 0)
  const label = t('actions.more', [titleOf(entity, record)])
  return (
    <span className="rowActions" {...regained}>
      {direct.map((each) => (
        <ActionButton
          key={each.action.path}
          offered={each}
          about={titleOf(entity, record)}
          onStart={() => start(each.action, record, undefined, seen)}
        />
      ))}
      {more && <PictureButton icon="more" name={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)} />}
      {anchor && (
        <Suspense fallback={null}>
          <ActionMenu
            anchor={anchor}
            offered={offered}
            links={links}
            entity={entity}
            record={record}
            onClose={() => setAnchor(null)}
            onStart={(action) => start(action, record, undefined, seen)}
          />
        </Suspense>
      )}
    </span>
  )
}
