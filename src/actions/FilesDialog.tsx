// Makes a record of each of several files: choose them, send them, and see what became of each.
import { useId } from 'react'
import { FilePick } from './forms/FilePick.tsx'
import { UploadList } from './forms/UploadList.tsx'
import { useUploads } from './forms/useUploads.ts'
import { useText } from '../client/texts/useText.ts'
import { fieldAt } from '../client/records/fieldAt.ts'
import type { ActionDialogProps } from './ActionDialogProps.ts'
import { ActionFrame } from './ActionFrame.tsx'
import { useLeaveTyped } from './useLeaveTyped.ts'
import { useRecordOfFile } from './useRecordOfFile.ts'
import './forms/uploadTexts.ts'

export const FilesDialog = ({ records, action, initial, onClose, onDone }: ActionDialogProps) => {
  const t = useText()
  const id = useId()
  const field = fieldAt(records.entity, action.each ?? '')
  if (!field) throw new Error(`${action.path} makes records of no file`)
  const finish = useRecordOfFile({ records, action, initial }, field)
  const uploads = useUploads({ records, field, purpose: initial, finish })
  const { items, busy, problem } = uploads.state
  const made = items.filter((each) => each.state === 'done').length
  const open = items.some((each) => each.state === 'waiting' || (each.state === 'failed' && !each.hopeless))
  const finished = (count: number): void => onDone({ kind: 'done', ids: [], count, details: null })
  const chosen = items.some(({ state }) => state === 'waiting')
  const close = useLeaveTyped({ chosen }, { chosen: false }, () => (made > 0 ? finished(made) : onClose()))
  const run = async (): Promise<void> => {
    const done = await uploads.start()
    if (done > 0 && done === uploads.get().items.length) finished(done)
  }
  return (
    <ActionFrame
      title={t(action.label)}
      button={t('uploads.send')}
      busy={busy}
      blocked={open ? undefined : t('uploads.chooseFirst')}
      problem={problem}
      kept={made > 0}
      wide
      onStop={() => uploads.stop()}
      onClose={close}
      onRun={() => void run()}
    >
      <FilePick id={id} field={field} several disabled={busy} onFiles={uploads.add} />
      <UploadList items={items} busy={busy} onRetry={uploads.retry} onRemove={uploads.remove} onStop={uploads.stop} />
    </ActionFrame>
  )
}
