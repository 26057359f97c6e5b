// The keys of a screen, and those that are the same everywhere, with what they do.
import './keys.css'
import type { ReactElement } from 'react'
import texts from '../client/texts/keys.en.json'
import { addOwnTexts } from '../client/texts/productTexts.ts'
import { useText } from '../client/texts/useText.ts'
import { CloseButton, Dialog } from '../look/Dialog.tsx'
import type { ScreenKey } from '../look/screenKeys.ts'
import { bellKey } from './news/bellKey.ts'
import { useMyNews } from './news/useMyNews.ts'

// Its words come with its code.
addOwnTexts(texts)

const everywhere: readonly ScreenKey[] = [
  [['Ctrl+K'], 'keys.searchAll'],
  [['Ctrl+D'], 'keys.keep'],
  [['Ctrl+S', 'Ctrl+Enter'], 'keys.save'],
  [['?'], 'keys.keys'],
]
const ofBell: ScreenKey = [[bellKey], 'keys.bell']

const Table = ({ title, keys }: { readonly title: string; readonly keys: readonly ScreenKey[] }) => {
  const t = useText()
  return (
    <table className="keys">
      <caption>{title}</caption>
      <tbody>
        {keys.map(([pressed, text]) => (
          <tr key={pressed.join(' ')}>
            <th scope="row">
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </th>
            <td>{t(text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface KeysDialogProps {
  /** Of the screen that it was opened on. */
  readonly keys: readonly ScreenKey[]
  readonly onClose: () => void
}

export const KeysDialog = ({ keys, onClose }: KeysDialogProps): ReactElement => {
  const t = useText()
  const bell = useMyNews().length > 0
  return (
    <Dialog title={t('keys.title')} width="xs" onClose={onClose} actions={<CloseButton onClose={onClose} />} answered viewed>
      {keys.length > 0 && <Table title={t('keys.here')} keys={keys} />}
      <Table title={t('keys.everywhere')} keys={bell ? [...everywhere, ofBell] : everywhere} />
    </Dialog>
  )
}
