// Somebody else changed the same fields: for each the reader chooses whose value stands.
import './forms/formTexts.ts'
import { refersToOne } from '../../language/fields/index.ts'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { Dialog } from '../look/Dialog.tsx'
import { textOf } from '../../language/textOf.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import type { EditConflict } from './attemptEdit.ts'

type Values = Readonly<Record<string, unknown>>

export interface ConflictChoiceProps {
  readonly fields: readonly FieldModel[]
  readonly conflict: EditConflict
  readonly onChosen: (values: Values) => void
  /** Back to what was typed; nothing is saved. */
  readonly onCancel: () => void
}

/** A reference in a form is only its key. */
const asValue = (field: FieldModel, value: unknown): unknown =>
  refersToOne(field) && typeof value === 'string' ? { id: value, title: `#${value}` } : value

export const ConflictChoice = ({ fields, conflict, onChosen, onCancel }: ConflictChoiceProps) => {
  const context = useTextContext()
  const { t } = context
  const id = useId()
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const disputed = fields.filter((field) => conflict.disputed.includes(field.name))
  const choose = (name: string, whose: string): void =>
    setTheirs(whose === 'theirs' ? [...theirs, name] : theirs.filter((each) => each !== name))
  const finish = (): void => {
    onChosen({ ...conflict.merged, ...Object.fromEntries(theirs.map((name) => [name, conflict.theirs[name]])) })
  }
  const answers = (
    <>
      <button type="button" className="button" onClick={onCancel}>
        {t('actions.cancel')}
      </button>
      <button type="button" className="button primary" onClick={finish}>
        {t('actions.save')}
      </button>
    </>
  )
  const title = conflict.by === undefined ? t('conflict.title') : t('conflict.titleBy', [conflict.by])
  return (
    <Dialog title={title} onClose={onCancel} actions={answers}>
      <p>{t('conflict.choose')}</p>
      {disputed.map((field) => (
        <FormControl key={field.name} fullWidth sx={{ marginBlockEnd: 2 }}>
          <FormLabel id={`${id}${field.name}`}>{t(field.label)}</FormLabel>
          <RadioGroup
            aria-labelledby={`${id}${field.name}`}
            value={theirs.includes(field.name) ? 'theirs' : 'mine'}
            onChange={(_event, whose) => choose(field.name, whose)}
          >
            <FormControlLabel
              value="mine"
              control={<Radio size="small" />}
              label={t('conflict.mine', [textOf(field, asValue(field, conflict.merged[field.name]), context)])}
            />
            <FormControlLabel
              value="theirs"
              control={<Radio size="small" />}
              label={t('conflict.theirs', [textOf(field, asValue(field, conflict.theirs[field.name]), context)])}
            />
          </RadioGroup>
        </FormControl>
      ))}
    </Dialog>
  )
}
