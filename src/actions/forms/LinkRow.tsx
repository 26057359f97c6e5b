// Where the marked words lead to.
import type { Editor } from '@tiptap/core'
import { useState, type KeyboardEvent } from 'react'
import { richTextAddress } from '../../../language/richTextRules.ts'
import { useText } from '../../client/texts/useText.ts'

export interface LinkRowProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** The same function at each drawing: only once, when it comes. Whoever types elsewhere meanwhile stays there. */
const focusOnce = (place: HTMLInputElement | null): void => place?.focus()

export const LinkRow = ({ editor, onClose }: LinkRowProps) => {
  const t = useText()
  const [address, setAddress] = useState('')
  const set = (): void => {
    const href = richTextAddress.test(address.trim()) ? address.trim() : `https://${address.trim()}`
    const chain = editor.chain().focus()
    // Without words to lead there it would be seen by nobody: the address itself leads there.
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .unsetMark('link')
        .run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    // The chain focuses it in the next frame only: what is typed at once would be lost with this row.
    editor.view.focus()
    onClose()
  }
  // Not left to the form around it: Enter would send it, Escape close it.
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape') onClose()
    else if (address.trim() !== '') set()
  }
  return (
    <div className="richTextLink">
      <input
        aria-label={t('richText.address')}
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={press}
        ref={focusOnce}
      />
      <button type="button" disabled={address.trim() === ''} onClick={set}>
        {t('richText.setLink')}
      </button>
      <button type="button" onClick={onClose}>
        {t('actions.cancel')}
      </button>
    </div>
  )
}
