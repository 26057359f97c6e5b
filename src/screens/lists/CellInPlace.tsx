// A cell that is edited where it stands: its value with a pencil, and once that is pressed, the input in their place.
import './inPlace.css'
import { Suspense, useEffect, useRef, useState } from 'react'
import { pathIn } from '../../../language/paths.ts'
import { partFieldAt } from '../../../language/partFields.ts'
import { titleOf } from '../../../language/textOf.ts'
import { newerOf } from '../../actions/actionCall.ts'
import { preloadForm } from '../../actions/forms/LazyForm.ts'
import { editableFields } from '../../client/records/editableFields.ts'
import type { Row } from '../../client/records/Row.ts'
import { useHiddenFields } from '../../client/records/useHiddenFields.ts'
import { preloadChanges } from '../../client/records/useRecords.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { PictureButton } from '../../look/Icon.tsx'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'
import { ListCell, type ListCellProps } from './ListCell.tsx'

const CellForm = lazyScreen(
  underLook(async () => ({ default: (await import('./CellForm.tsx')).CellForm })),
  { soon: true },
)

export interface CellInPlaceProps extends ListCellProps {
  /** Its row is out of one's hands. */
  readonly taken: boolean
}

const editKey = 'F2'

interface PencilProps {
  readonly name: string
  readonly onEdit: () => void
  /** It takes the focus where it comes back after an edit. */
  readonly takesFocus: boolean
}

const Pencil = ({ name, onEdit, takesFocus }: PencilProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as it comes, not while it stands there
  }, [])
  return (
    <PictureButton
      ref={button}
      icon="edit"
      name={name}
      className="smallButton cellPencil"
      aria-keyshortcuts={`Enter ${editKey}`}
      onClick={onEdit}
      onKeyDown={({ key }) => key === editKey && onEdit()}
    />
  )
}

/** The action that saves a column's field, and that field where the viewer may change it in this row: as the row's own Edit may be pressed. */
const useEditable = ({ records: { entity }, column, row, taken }: CellInPlaceProps) => {
  const viewer = useViewer()
  const hidden = useHiddenFields(entity)
  const part = partFieldAt(entity, column.field)?.part.name ?? ''
  const path = pathIn(part, 'update')
  const action = entity.actions.find((each) => each.path === path)
  const open = !taken && row.can?.some((can) => can.action === path && can.allowed) === true
  return { action, open, fields: editableFields({ entity, part, paths: [column.field], viewer, hidden }) }
}

export const CellInPlace = (props: CellInPlaceProps) => {
  const { taken: _taken, ...cell } = props
  const { records, column, row } = cell
  const t = useText()
  const { action, open, fields } = useEditable(props)
  const [saved, setSaved] = useState<Row>()
  const [editing, setEditing] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  // What was just saved stands until the row itself has been read again.
  const record = action ? newerOf(row, saved, action.part) : row
  const value = <ListCell {...cell} row={record} />
  if (!action) return value
  const edit = (): void => {
    preloadChanges(records)
    if (action.form !== undefined) preloadForm(action.form)
    setEditing(true)
    setWasOpen(true)
  }
  const name = t('forms.edit', [`${t(column.label)}, ${titleOf(records.entity, record)}`])
  return (
    <>
      {value}
      {editing ? (
        <Suspense fallback={null}>
          <CellForm {...{ records, action, record, fields }} onSaved={setSaved} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        open && fields.length > 0 && <Pencil name={name} onEdit={edit} takesFocus={wasOpen} />
      )}
    </>
  )
}
