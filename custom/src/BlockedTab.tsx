// Says why the client site did not open; with a link where it only needs a click.
import type { ReactElement } from 'react'
import { CloseButton, Dialog } from '../../src/kit.ts'

export interface BlockedTabProps {
  readonly title: string
  readonly says: string
  readonly link?: { readonly address: string; readonly label: string }
  readonly onClose: () => void
}

export const BlockedTab = ({ title, says, link, onClose }: BlockedTabProps): ReactElement => {
  const ways = (
    <>
      <CloseButton onClose={onClose} />
      {link && (
        <a className="button primary" href={link.address} target="_blank" rel="noopener noreferrer" onClick={onClose}>
          {link.label}
        </a>
      )}
    </>
  )
  return (
    <Dialog title={title} width="xs" onClose={onClose} actions={ways} answered>
      <p>{says}</p>
    </Dialog>
  )
}
