// Who is logged in, at the end of the bar: opens the menu of what is theirs.
import { Suspense, useState, type ReactElement } from 'react'
import { useOwnFace } from '../client/ownFace.ts'
import { useViewer } from '../client/useViewer.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { Portrait } from '../look/Thumbnail.tsx'
import { underLook } from '../look/underLook.ts'

const UserMenu = lazyScreen(
  underLook(async () => import('./UserMenu.tsx')),
  { as: 'dialog' },
)

export const UserButton = (): ReactElement => {
  const { user } = useViewer()
  const { avatar, screenName } = useOwnFace()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="bareButton userButton"
        title={user.email}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Portrait picture={avatar} title={screenName} />
        <span>{screenName}</span>
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <UserMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
