// A part's form where its facts stood, with Save and Cancel. Typed text survives every error.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useId } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import { EditForm } from '../../actions/EditForm.tsx'
import { Ticks } from '../../actions/Ticks.tsx'
import { WaitsForLine } from '../../actions/WaitsForLine.tsx'
import { useEdit } from '../../actions/useEdit.ts'
import { useFocusKept } from '../../look/useFocusKept.ts'
import { useText } from '../../client/texts/useText.ts'
import type { Row } from '../../client/records/Row.ts'
import type { SectionProps } from './SectionProps.ts'

export interface EditInPlaceProps extends SectionProps<'form'> {
  readonly fields: readonly FieldModel[]
  readonly onSaved: (record: Row) => void
  readonly onClose: () => void
}

export const EditInPlace = ({ section, records, record, fields, reload, onSaved, onClose }: EditInPlaceProps) => {
  const t = useText()
  const id = useId()
  const saved = (left: Row): void => {
    onSaved(left)
    onClose()
    reload()
  }
  const edit = useEdit({ records, part: section.part, record, fields, onSaved: saved, onClose })
  useFocusKept(edit.busy)
  return (
    <Box onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && !edit.busy && edit.close()}>
      <EditForm id={id} form={section.form} records={records} fields={fields} edit={edit} />
      {fields.length === 0 && <Alert severity="warning">{t('forms.rightGone')}</Alert>}
      {edit.problem !== undefined && (
        <Alert severity="error" sx={{ marginBlock: 1 }}>
          {edit.problem}
        </Alert>
      )}
      <WaitsForLine busy={edit.busy} />
      <Ticks ticks={edit.ticks} ticked={edit.ticked} onTick={edit.setTicked} />
      {/* In sight however long the form is. */}
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          justifyContent: 'flex-end',
          position: 'sticky',
          zIndex: 2,
          insetBlockEnd: 0,
          marginBlockStart: 1,
          paddingBlock: 1,
          background: 'var(--surface)',
        }}
      >
        <button type="button" className="button" onClick={edit.close} disabled={edit.busy}>
          {t('actions.cancel')}
        </button>
        <button
          type="submit"
          form={id}
          className="button primary"
          disabled={edit.busy || !edit.changed}
          aria-keyshortcuts="Control+S Control+Enter"
          title={t('actions.key', ['Ctrl+S'])}
        >
          {t('actions.save')}
        </button>
      </Box>
    </Box>
  )
}
