// Somebody else changed the same fields: for each the reader chooses whose value stands.
import './forms/formTexts.ts'
import { traitsOf } from '../../language/fields/index.ts'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { Suspense, use, useId, useState } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { valueAt } from '../../language/paths.ts'
import { Dialog } from '../look/Dialog.tsx'
import { isFileValue } from '../look/fileAddress.ts'
import { FileTile } from '../look/FileView.tsx'
import { useCards } from '../look/useCards.ts'
import { isEmpty, textOf } from '../../language/textOf.ts'
import { loadRecords } from '../client/records/loadRecords.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import { useText } from '../client/texts/useText.ts'
import type { EditConflict } from './attemptEdit.ts'

type Values = Readonly<Record<string, unknown>>

export interface ConflictChoiceProps {
  readonly fields: readonly FieldModel[]
  readonly conflict: EditConflict
  readonly onChosen: (values: Values) => void
  /** Back to what was typed; nothing is saved. */
  readonly onCancel: () => void
}

/** References in a form are only keys. */
const keysOf = (field: FieldModel, value: unknown): readonly string[] =>
  traitsOf(field).refers === undefined ? [] : [value ?? []].flat().map(String)

interface SideProps {
  readonly whose: 'mine' | 'theirs'
  readonly field: FieldModel
  readonly value: unknown
}

interface NamesProps {
  readonly field: FieldModel
  readonly ids: readonly string[]
  /** The text around the names. */
  readonly says: (names: string) => string
}

/** Records that a form holds by their keys, by name: the titles that its picker knows. */
const Names = ({ field, ids, says }: NamesProps) => {
  const { chosen } = useCards(use(loadRecords(field.entity ?? '')), ids, [], field.offers?.name)
  return says(chosen.map(({ id, title }) => (title === '' ? `#${id}` : title)).join(', '))
}

const FileSide = ({ value, says }: { readonly value: unknown; readonly says: (text: string) => string }) => {
  const t = useText()
  if (!isFileValue(value)) return says(t('conflict.sent'))
  return (
    <>
      {says('')} <FileTile file={value} />
    </>
  )
}

/** One of the two values, to be chosen. */
const Side = ({ whose, field, value }: SideProps) => {
  const context = useTextContext()
  const says = (text: string): string => context.t(`conflict.${whose}`, [text])
  const keys = keysOf(field, value)
  const isFile = traitsOf(field).holdsFile === true && !isEmpty(value)
  const text = isFile ? <FileSide value={value} says={says} /> : says(textOf(field, value, context))
  const named = (
    <Suspense fallback={says('')}>
      <Names field={field} ids={keys} says={says} />
    </Suspense>
  )
  return <FormControlLabel value={whose} control={<Radio size="small" />} label={keys.length === 0 ? text : named} />
}

export const ConflictChoice = ({ fields, conflict, onChosen, onCancel }: ConflictChoiceProps) => {
  const t = useText()
  const id = useId()
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const disputed = fields.filter((field) => conflict.disputed.includes(field.name))
  const choose = (name: string, whose: string): void =>
    setTheirs(whose === 'theirs' ? [...theirs, name] : theirs.filter((each) => each !== name))
  const finish = (): void => {
    onChosen({ ...conflict.merged, ...Object.fromEntries(theirs.map((name) => [name, conflict.theirs[name]])) })
  }
  /** Of what travels by its end alone a form holds nothing, the record its mask; of a file only which one it is. */
  const theirsOf = (field: FieldModel): unknown => {
    const { leaves, holdsFile } = traitsOf(field)
    return leaves === 'end' || holdsFile ? valueAt(conflict.record, field.path) : conflict.theirs[field.name]
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
            <Side whose="mine" field={field} value={conflict.merged[field.name]} />
            <Side whose="theirs" field={field} value={theirsOf(field)} />
          </RadioGroup>
        </FormControl>
      ))}
    </Dialog>
  )
}
