// The form of a record narrowed to one field, in a cell of its row: Enter saves, Escape puts it back. What is typed is never lost by anything else.
import '../../actions/forms/formTexts.ts'
import Alert from '@mui/material/Alert'
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { ActionModel, FieldModel } from '../../../language/model.ts'
import { useActionHost } from '../../actions/ActionHost.tsx'
import { doneText } from '../../actions/dialogTexts.ts'
import { EditForm } from '../../actions/EditForm.tsx'
import { Ticks } from '../../actions/Ticks.tsx'
import { useEdit, type EditState } from '../../actions/useEdit.ts'
import { WaitsForLine } from '../../actions/WaitsForLine.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useText } from '../../client/texts/useText.ts'
import { placeOf } from '../../client/unsaved.ts'
import { useFocusKept } from '../../look/useFocusKept.ts'
import { Picture, PictureButton } from '../../look/Icon.tsx'
import { useNotice } from '../../look/useNotice.ts'

export interface CellFormProps {
  readonly records: Records
  /** The update that saves it. */
  readonly action: ActionModel
  readonly record: Row
  /** The one field; none where the right to change it has gone meanwhile. */
  readonly fields: readonly FieldModel[]
  readonly onSaved: (record: Row) => void
  readonly onClose: () => void
}

const tick = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z'

/** As long as it is open: whatever takes its cell away (another filter, a narrower window), the whole form goes on with what was typed. */
const useHandedOver = (action: ActionModel, fields: readonly FieldModel[], edit: EditState, closed: RefObject<boolean>): void => {
  const { start } = useActionHost()
  const opened = useRef(placeOf(window.location))
  const handOver = useEffectEvent(() => {
    // Whoever left the screen was asked.
    if (!edit.changed || closed.current || placeOf(window.location) !== opened.current) return
    start(action, edit.record, Object.fromEntries(fields.map(({ name }) => [name, edit.values[name]])))
  })
  useEffect(() => () => handOver(), [])
}

export const CellForm = ({ records, action, record, fields, onSaved, onClose }: CellFormProps) => {
  const t = useText()
  const id = useId()
  const notice = useNotice()
  const { done } = useActionHost()
  const closed = useRef(false)
  const close = (): void => {
    closed.current = true
    // At once, so that what was typed no longer counts as unsaved when what follows leaves the screen.
    flushSync(onClose)
  }
  const saved = (left: Row): void => {
    onSaved(left)
    close()
    notice.success(doneText(records.entity, action, record, t))
    done(action, record, { kind: 'saved', record: left })
  }
  const edit = useEdit({ records, part: action.part, record, fields, onSaved: saved, onClose: close })
  useHandedOver(action, fields, edit, closed)
  useFocusKept(edit.busy)
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    if (!edit.busy) close()
  }
  const save = async (): Promise<void> => (edit.changed ? edit.save() : close())
  return (
    <div className="cellForm" role="presentation" onKeyDown={press}>
      <div>
        <EditForm id={id} form={action.form ?? ''} records={records} fields={fields} edit={{ ...edit, save }} />
      </div>
      <span>
        <PictureButton type="submit" form={id} name={t('actions.save')} disabled={edit.busy}>
          <Picture path={tick} />
        </PictureButton>
        <PictureButton icon="close" name={t('actions.cancel')} disabled={edit.busy} aria-keyshortcuts="Escape" onClick={close} />
      </span>
      {fields.length === 0 && <Alert severity="warning">{t('forms.rightGone')}</Alert>}
      {edit.problem !== undefined && <Alert severity="error">{edit.problem}</Alert>}
      <WaitsForLine busy={edit.busy} />
      <Ticks ticks={edit.ticks} ticked={edit.ticked} onTick={edit.setTicked} />
    </div>
  )
}
