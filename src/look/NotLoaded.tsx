// In the place of a piece whose code did not come: says so, with Retry, and tries again by itself when the line is back.
// In the place of a dialog it is the browser's own, the only one there is: what says that a dialog's code did not come cannot be made of that code.
import { use, useEffect, useRef, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { ConnectionContext } from '../client/ConnectionContext.ts'
import { useText } from '../client/texts/useText.ts'

/** A screen in its place, a piece within something else, or what opens over the screen. */
export type PieceKind = 'screen' | 'piece' | 'dialog'

export interface NotLoadedProps {
  readonly as: PieceKind
  readonly again: () => void
  readonly onClose: (() => void) | undefined
}

/** Tries again when the line is back, and where another screen is opened in the same place. */
const useBack = (again: () => void): void => {
  const up = use(ConnectionContext)?.up
  const { pathname } = useLocation()
  const at = useRef(pathname)
  useEffect(() => {
    if (at.current !== pathname) again()
    at.current = pathname
  }, [again, pathname])
  useEffect(() => {
    window.addEventListener('online', again)
    const leave = up?.subscribe(() => up.get() && again())
    return () => {
      window.removeEventListener('online', again)
      leave?.()
    }
  }, [again, up])
}

const Ways = ({ again, onClose }: Pick<NotLoadedProps, 'again' | 'onClose'>): ReactElement => {
  const text = useText()
  return (
    <div className="notLoadedWays">
      <button type="button" className="button primary" onClick={again}>
        {text('shell.retry')}
      </button>
      <button type="button" className="button" onClick={() => location.reload()}>
        {text('shell.reload')}
      </button>
      {onClose && (
        <button type="button" className="button" onClick={onClose}>
          {text('shell.cancel')}
        </button>
      )}
    </div>
  )
}

/** A child of the body, as other dialogs are, so that notices find it (NoticeBar). */
const InDialog = ({ again, onClose }: Pick<NotLoadedProps, 'again' | 'onClose'>): ReactElement => {
  const text = useText()
  const says = text('shell.chunkFailed')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal()
    return () => current?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className="notLoaded"
      aria-modal="true"
      aria-label={says}
      onCancel={(event) => (onClose ? onClose() : event.preventDefault())}
    >
      <p role="alert">{says}</p>
      <Ways again={again} onClose={onClose} />
    </dialog>,
    document.body,
  )
}

export const NotLoaded = ({ as, again, onClose }: NotLoadedProps): ReactElement => {
  const text = useText()
  useBack(again)
  if (as === 'dialog') return <InDialog again={again} onClose={onClose} />
  return (
    <div className={as === 'screen' ? 'broken' : 'notLoaded'}>
      {as === 'screen' ? <h1 tabIndex={-1}>{text('shell.chunkFailed')}</h1> : <p role="alert">{text('shell.chunkFailed')}</p>}
      <Ways again={again} onClose={undefined} />
    </div>
  )
}
