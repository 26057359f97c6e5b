// The strip over every screen while one looks as another role (domain 3.4): as which, that nothing can be changed meanwhile, and the way back.
import './viewAsTexts.ts'
import type { ReactElement } from 'react'
import { askIfUnsaved } from '../client/unsaved.ts'
import { useConsole } from '../client/useConsole.ts'
import { useText } from '../client/texts/useText.ts'

const ViewingAs = ({ role }: { readonly role: string }): ReactElement => {
  const text = useText()
  const { session } = useConsole()
  return (
    <output className="viewingAs">
      <strong>{text('viewAs.looking', [text(`roles.${role}.one`)])}</strong>
      <span>{text('viewAs.only')}</span>
      <button type="button" className="button" onClick={() => askIfUnsaved(session.viewAs)}>
        {text('viewAs.end')}
      </button>
    </output>
  )
}

export default ViewingAs
