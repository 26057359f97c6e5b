// A stored file as something to press: it opens where it can be looked at here, else it is saved. Its address is renewed first where it has run out.
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import { useNotice } from './useNotice.ts'
import { useConsole } from '../client/useConsole.ts'
import { lazyScreen } from './lazyScreen.ts'
import { underLook } from './underLook.ts'
import { download } from './download.ts'
import { fileAddress, previewOf } from './fileAddress.ts'
import type { ShownFile } from './fileAddress.ts'
import { useFreshFile } from './useFreshFile.ts'
import './files.css'

const FileDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./FileDialog.tsx')).FileDialog })),
  { as: 'dialog' },
)

export interface FileOpenerProps {
  readonly field: FieldModel
  readonly file: ShownFile
  readonly children: ReactNode
}

export const FileOpener = ({ field, file, children }: FileOpenerProps) => {
  const t = useText()
  const notice = useNotice()
  const { addresses } = useConsole().configuration
  const fresh = useFreshFile(field, file)
  const [opened, setOpened] = useState<ShownFile>()
  const name = file.name ?? t(field.label)
  const looked = previewOf(file) !== 'none'
  const withFresh = async (go: (file: ShownFile) => void): Promise<void> => {
    const found = await fresh().catch(() => undefined)
    if (found) go(found)
    else notice.error(t('files.gone', [name]))
  }
  const save = (): Promise<void> => withFresh((found) => download(fileAddress(addresses, found), name))
  return (
    <>
      <button
        type="button"
        className="fileTile"
        onClick={() => void (looked ? withFresh(setOpened) : save())}
        aria-label={t(looked ? 'files.open' : 'files.downloadNamed', [name])}
      >
        {children}
        {!looked && <span className="fileSave">{t('files.download')}</span>}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <FileDialog file={opened} renew={fresh} onDownload={() => void save()} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
