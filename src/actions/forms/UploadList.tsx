// The files of a batch: how far each is, what went wrong, and what can be done about it.
import { sizeText } from '../../../language/fields/upload.ts'
import { useText } from '../../client/texts/useText.ts'
import type { UploadItem, Uploads } from './createUploads.ts'
import '../../look/files.css'
import './uploadTexts.ts'

export interface UploadListProps {
  readonly items: readonly UploadItem[]
  readonly busy: boolean
  readonly onRetry: Uploads['retry']
  readonly onRemove: Uploads['remove']
  readonly onStop: Uploads['stop']
}

const states = { waiting: 'uploads.waiting', sending: 'uploads.sending', done: 'uploads.done', failed: 'uploads.failed' } as const
const deeds = {
  stop: ['actions.stop', 'uploads.stop'],
  retry: ['actions.retry', 'uploads.retry'],
  remove: ['uploads.removeIt', 'uploads.remove'],
} as const

interface DeedProps {
  readonly name: string
  readonly deed: keyof typeof deeds
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** A short word for the eye; the name of the file, however long, for whoever cannot see beside which it stands. */
const Deed = ({ name, deed, disabled = false, onPress }: DeedProps) => {
  const t = useText()
  const [word, full] = deeds[deed]
  return (
    <button type="button" className="textButton" disabled={disabled} aria-label={t(full, [name])} onClick={onPress}>
      {t(word)}
    </button>
  )
}

export const UploadList = ({ items, busy, onRetry, onRemove, onStop }: UploadListProps) => {
  const t = useText()
  if (items.length === 0) return null
  return (
    <ul className="uploads">
      {items.map(({ id, file: { name, size }, state, sent, problem, hopeless }) => (
        <li key={id} data-state={state}>
          <span className="uploadName" title={name}>
            {name}
          </span>
          <span className="absent">{sizeText(size)}</span>
          <span>{state === 'sending' ? `${Math.floor(sent * 100)} %` : t(states[state])}</span>
          {state === 'sending' && <progress value={sent} max={1} aria-label={t('uploads.progress', [name])} />}
          {problem !== undefined && <span role="alert">{problem}</span>}
          {state === 'sending' && sent < 1 && <Deed name={name} deed="stop" onPress={() => onStop(id)} />}
          {state === 'failed' && !hopeless && <Deed name={name} deed="retry" disabled={busy} onPress={() => void onRetry(id)} />}
          {(state === 'waiting' || state === 'failed') && <Deed name={name} deed="remove" onPress={() => onRemove(id)} />}
        </li>
      ))}
    </ul>
  )
}
