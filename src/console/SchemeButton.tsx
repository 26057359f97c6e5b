// The button that opens the choice of colours; its picture is the one that holds. It comes late: nobody waits for it.
import { Suspense, useState, type ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { useConsole } from '../client/useConsole.ts'
import { useStore } from '../client/createStore.ts'
import type { SchemeChoice } from '../client/createScheme.ts'
import { underLook } from '../look/underLook.ts'
import { SchemeIcon } from './SchemeIcon.tsx'

/** What each choice of colours is called. */
export const schemeTexts = {
  light: 'shell.schemeLight',
  dark: 'shell.schemeDark',
  system: 'shell.schemeSystem',
} as const satisfies Record<SchemeChoice, string>

const SchemeMenu = lazyScreen(
  underLook(async () => import('./SchemeMenu.tsx')),
  { as: 'dialog' },
)

const SchemeButton = (): ReactElement => {
  const { schemes } = useConsole()
  const choice = useStore(schemes.choice)
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
        title={`${text('shell.scheme')}: ${text(schemeTexts[choice])}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SchemeIcon choice={choice} />
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <SchemeMenu anchor={anchor} choice={choice} onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

export default SchemeButton
