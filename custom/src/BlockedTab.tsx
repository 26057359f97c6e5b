// Says why the client site did not open; with a link where it only needs a click.
import { useId } from 'react'
import type { ReactElement } from 'react'
import { useModal, useText } from '../../src/kit.ts'
import './upgrade.css'

export interface BlockedTabProps {
  readonly title: string
  readonly link?: { readonly address: string; readonly label: string }
  readonly onClose: () => void
}

export const BlockedTab = ({ title, link, onClose }: BlockedTabProps): ReactElement => {
  const text = useText()
  const id = useId()
  const dialog = useModal()
  return (
    <dialog ref={dialog} className="upgrade" aria-labelledby={id} onClose={onClose}>
      <p id={id}>{title}</p>
      <div className="upgradeButtons">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {text('loginAs.close')}
        </button>
        {link && (
          <a
            className="button primary"
            href={link.address}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => dialog.current?.close()}
          >
            {link.label}
          </a>
        )}
      </div>
    </dialog>
  )
}
