// The pencil that opens a part's form. Where a guard stands against every change of this record it is there and says which.
import { ReasonButton } from '../../look/ReasonButton.tsx'
import { wordsOf } from '../../../language/messages.ts'
import { pathIn } from '../../../language/paths.ts'
import { useText, type Text } from '../../client/texts/useText.ts'
import type { Row } from '../../client/records/Row.ts'

export interface EditPencilProps {
  /** The section's name, a text key. */
  readonly label: string
  readonly record: Row
  /** '' for the entity's own. */
  readonly part: string
  readonly onEdit: () => void
  /** It takes the focus where it comes back after an edit. */
  readonly taken: boolean
}

const reasonNotTo = ({ can }: Row, part: string, t: Text): string => {
  const found = can?.find(({ action }) => action === pathIn(part, 'update'))
  return found === undefined || found.allowed ? '' : t(found.rule ?? 'refusals.state', wordsOf(found.params ?? [], t))
}

export const EditPencil = ({ label, record, part, onEdit, taken }: EditPencilProps) => {
  const t = useText()
  return (
    <ReasonButton
      icon="edit"
      name={t('forms.edit', [t(label)])}
      reason={reasonNotTo(record, part, t)}
      onPress={onEdit}
      takesFocus={taken}
    />
  )
}
