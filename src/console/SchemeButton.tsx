// The button that opens the choice of colours; its picture is the one that holds.
import { Suspense, useState, type ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { useConsole } from '../client/useConsole.ts'
import { useStore } from '../client/createStore.ts'
import type { SchemeChoice } from '../client/createScheme.ts'
import { underLook } from '../look/underLook.ts'
import { MenuIcon } from './MenuIcon.tsx'

/** Name and picture of each choice of colours. */
export const schemeLooks = {
  light: { label: 'shell.schemeLight', icon: 'schemeLight' },
  dark: { label: 'shell.schemeDark', icon: 'schemeDark' },
  system: { label: 'shell.schemeSystem', icon: 'schemeSystem' },
} as const satisfies Record<SchemeChoice, { readonly label: string; readonly icon: string }>

const SchemeMenu = lazyScreen(
  underLook(async () => import('./SchemeMenu.tsx')),
  { as: 'dialog' },
)

export const SchemeButton = (): ReactElement => {
  const { schemes } = useConsole()
  const choice = useStore(schemes.choice)
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { icon, label } = schemeLooks[choice]
  const close = (): void => setAnchor(null)
  const choose = (chosen: SchemeChoice): void => {
    close()
    schemes.choose(chosen)
  }
  return (
    <>
      <button
        type="button"
        className="iconButton"
        aria-label={text('shell.scheme')}
        title={`${text('shell.scheme')}: ${text(label)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MenuIcon name={icon} />
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <SchemeMenu anchor={anchor} choice={choice} onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
