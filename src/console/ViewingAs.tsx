// Says at the foot of every screen as which role one looks, that nothing can be changed meanwhile, and leads back.
import type { ReactElement } from 'react'
import { useConsole } from '../client/useConsole.ts'
import { useText } from '../client/texts/useText.ts'

const ViewingAs = ({ role }: { readonly role: string }): ReactElement => {
  const text = useText()
  const { session } = useConsole()
  return (
    <div className="viewingAs" role="status">
      <p>
        <strong>{text('viewAs.looking', [text(`roles.${role}.one`)])}</strong> <span>{text('viewAs.only')}</span>
      </p>
      <button type="button" className="button" onClick={() => session.viewAs()}>
        {text('viewAs.end')}
      </button>
    </div>
  )
}

export default ViewingAs
