// Opens the search over everything: by its button, or by Ctrl+K wherever one is. The dialog is loaded with the first use.
import { Suspense, useCallback, useLayoutEffect, useState, type ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import { isControl } from './isControl.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { lazyScreen } from '../look/lazyScreen.ts'
import { underLook } from '../look/underLook.ts'

const SearchDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog })),
  { as: 'dialog' },
)

/** Another dialog is answered first. */
const isBusy = (): boolean => document.querySelector('[aria-modal="true"]') !== null

export const SearchButton = (): ReactElement => {
  const text = useText()
  const [open, setOpen] = useState(false)
  const begin = useCallback(() => setOpen(true), [])
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (!isControl(event, 'k')) return
      event.preventDefault()
      if (!isBusy()) begin()
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [begin])
  const label = text('search.open')
  return (
    <>
      <button
        type="button"
        className="iconButton"
        aria-label={label}
        title={`${label} (Ctrl+K)`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={begin}
      >
        <MenuIcon name="search" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
