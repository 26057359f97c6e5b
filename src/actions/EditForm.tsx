// The fields of an edit, and the choice field by field where somebody else changed the same ones.
import { Suspense, useState } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import type { EditState } from './useEdit.ts'
import { LazyForm } from './forms/LazyForm.ts'
import type { Records } from '../client/records/loadRecords.ts'

export interface EditFormProps {
  readonly id: string
  readonly form: string
  readonly records: Records
  readonly fields: readonly FieldModel[]
  readonly edit: EditState
}

export const EditForm = ({ id, form, records, fields, edit }: EditFormProps) => {
  // Where values were chosen it goes on from another state of the record: inputs that know only what they began with begin anew.
  const [from, setFrom] = useState({ record: edit.record, times: 0 })
  if (from.record !== edit.record) setFrom({ record: edit.record, times: from.times + 1 })
  return (
    <Suspense fallback={null}>
      <LazyForm
        key={from.times}
        id={id}
        form={form}
        fields={edit.fields}
        values={edit.values}
        onChange={edit.setValues}
        onSubmit={() => void edit.save()}
        errors={edit.errors}
        record={edit.record}
        records={records}
        busy={edit.busy}
      />
      {edit.conflict && <ConflictChoice fields={fields} conflict={edit.conflict} onChosen={edit.choose} onCancel={edit.cancelChoice} />}
    </Suspense>
  )
}
