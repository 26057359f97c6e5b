// The files of a batch: how far each is, what went wrong, and what can be done about it.
import { sizeText } from '../../language/fields/upload.ts'
import { useText } from '../locales/useText.ts'
import type { UploadItem, Uploads } from './createUploads.ts'
import './files.css'

export interface UploadListProps {
  readonly items: readonly UploadItem[]
  readonly busy: boolean
  readonly onRetry: Uploads['retry']
  readonly onRemove: Uploads['remove']
}

const states = { waiting: 'uploads.waiting', sending: 'uploads.sending', done: 'uploads.done', failed: 'uploads.failed' } as const

export const UploadList = ({ items, busy, onRetry, onRemove }: UploadListProps) => {
  const t = useText()
  if (items.length === 0) return null
  return (
    <ul className="uploads">
      {items.map(({ id, file, state, sent, problem, hopeless }) => (
        <li key={id} data-state={state}>
          <span className="uploadName">{file.name}</span>
          <span className="absent">{sizeText(file.size)}</span>
          <span>{state === 'sending' ? `${Math.floor(sent * 100)} %` : t(states[state])}</span>
          {state === 'sending' && <progress value={sent} max={1} aria-label={t('uploads.progress', [file.name])} />}
          {problem !== undefined && <span role="alert">{problem}</span>}
          {state === 'failed' && !hopeless && (
            <button type="button" className="textButton" disabled={busy} onClick={() => void onRetry(id)}>
              {t('uploads.retry', [file.name])}
            </button>
          )}
          {(state === 'waiting' || state === 'failed') && (
            <button type="button" className="textButton" disabled={busy} onClick={() => onRemove(id)}>
              {t('uploads.remove', [file.name])}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
