// A file in a form: the stored one or the one just sent, replaced or removed. What the form holds is its uuid.
import { ariaDescribedByIds, type RJSFSchema, type WidgetProps } from '@rjsf/utils'
import { useEffect, useRef, useState } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { isDrawn, isFileValue } from '../../look/fileAddress.ts'
import { FilePick } from './FilePick.tsx'
import { FileTile } from '../../look/FileView.tsx'
import { useFocusKept } from '../../look/useFocusKept.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './useUploads.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { useText } from '../../client/texts/useText.ts'
import type { FormContext } from './FormContext.ts'
import { named } from '../../../language/named.ts'
import './uploadTexts.ts'

type Props = WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>

interface Sent {
  readonly uuid: string
  readonly name: string
  /** Of a picture: what the browser holds of it. */
  readonly address: string | undefined
}

/** A picture that was just sent, before anything has taken it. */
const SentTile = ({ name, address }: Sent) => (
  <>
    {address !== undefined && (
      <span className="fileSort" aria-hidden>
        <img src={address} alt="" />
      </span>
    )}
    <span className="uploadName">{name}</span>
  </>
)

const giveBack = (address: { current: string | undefined }): void => {
  if (address.current !== undefined) URL.revokeObjectURL(address.current)
  address.current = undefined
}

/** What was sent last, and where the browser has it; given back when the next comes or the form is left. */
const useSent = () => {
  const [sent, setSent] = useState<Sent>()
  const address = useRef<string>(undefined)
  useEffect(() => () => giveBack(address), [])
  const note = (uuid: string, file: File): void => {
    giveBack(address)
    if (isDrawn(file.type)) address.current = URL.createObjectURL(file)
    setSent({ uuid, name: file.name, address: address.current })
  }
  return [sent, note] as const
}

const Picking = ({ props, field, records }: { readonly props: Props; readonly field: FieldModel; readonly records: Records }) => {
  const { id, value, label, disabled = false, required = false, onChange, registry } = props
  const t = useText()
  const { record, values, onFiles } = registry.formContext
  const [sent, noteSent] = useSent()
  const finish = async ({ uuid }: { readonly uuid: string }, file: File): Promise<void> => {
    noteSent(uuid, file)
    onChange(uuid)
  }
  const uploads = useUploads({ records, field, purpose: record ? { id: record.id } : values, finish })
  const { busy, items, problem } = uploads.state
  useFocusKept(busy)
  const isFailed = problem !== undefined || items.some((each) => each.state === 'failed')
  const are = busy ? 'sending' : isFailed ? 'failed' : 'there'
  useEffect(() => onFiles(field.name, are), [onFiles, field.name, are])
  useEffect(() => () => onFiles(field.name, 'failed'), [onFiles, field.name])
  const stored = valueAt(record, field.path)
  const open = items.filter((each) => each.state !== 'done')
  const take = (files: readonly File[]): void => {
    for (const each of uploads.get().items) uploads.remove(each.id)
    uploads.add(files)
    void uploads.start()
  }
  return (
    <fieldset className="fileInput">
      <legend>
        {label}
        {required && ' *'}
      </legend>
      {value !== undefined && (
        <div className="fileNow">
          {sent && sent.uuid === value ? <SentTile {...sent} /> : isFileValue(stored) && <FileTile file={stored} />}
          {!required && (
            <button type="button" className="textButton" disabled={disabled || busy} onClick={() => onChange(undefined)}>
              {t('uploads.remove', [label])}
            </button>
          )}
        </div>
      )}
      <FilePick id={id} field={field} disabled={disabled || busy} describedBy={ariaDescribedByIds(id)} onFiles={take} />
      <UploadList items={open} busy={busy} onRetry={uploads.retry} onRemove={uploads.remove} onStop={uploads.stop} />
      {problem !== undefined && <span role="alert">{problem}</span>}
    </fieldset>
  )
}

export const FileInput = (props: Props) => {
  const { fields, records } = props.registry.formContext
  const field = named(fields, props.name)
  return field && records ? <Picking props={props} field={field} records={records} /> : null
}
