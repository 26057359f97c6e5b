// A stored file as something to press: it opens where it can be looked at here, else it is saved. Its address is renewed first where it has run out.
import { Suspense, useState, type ReactNode } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import { useNotice } from './useNotice.ts'
import { useConsole } from '../client/useConsole.ts'
import { lazyScreen } from './lazyScreen.ts'
import { underLook } from './underLook.ts'
import { fileAddress, type ShownFile, isFileValue, isOpenNow } from './fileAddress.ts'
import { previewOf } from './previewOf.ts'
import { valueAt } from '../../language/paths.ts'
import { download } from './save.ts'
import { useFreshRecord } from './useFreshRecord.ts'
import './files.css'

/**
 * A file's value with an address that still holds: where it has run out, its record is read again.
 * Undefined where the record, or its file, is not there for this viewer any more.
 */
const useFreshFile = (field: FieldModel, value: ShownFile): (() => Promise<ShownFile | undefined>) => {
  const read = useFreshRecord()
  return async () => {
    if (isOpenNow(value)) return value
    const record = await read()
    if (record === undefined) return value
    const fresh = valueAt(record, field.path)
    return (Array.isArray(fresh) ? fresh : [fresh]).filter(isFileValue).find(({ uuid }) => !Array.isArray(fresh) || uuid === value.uuid)
  }
}

const isAnswered = (failure: unknown): boolean => typeof failure === 'object' && failure !== null && 'errors' in failure

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
    try {
      const found = await fresh()
      if (found) go(found)
      else notice.error(t('files.gone', [name]))
    } catch (failure) {
      // What the server said of it has been told.
      if (!isAnswered(failure)) notice.error(t('errors.request'))
    }
  }
  const save = (): Promise<void> => withFresh((found) => download(fileAddress(addresses, found), name))
  return (
    <>
      <button
        type="button"
        className="bareButton fileTile"
        onClick={() => void (looked ? withFresh(setOpened) : save())}
        aria-label={t(looked ? 'files.open' : 'files.downloadNamed', [name])}
      >
        {children}
        {!looked && <span className="fileSave">{t('files.download')}</span>}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <FileDialog name={name} file={opened} renew={fresh} onDownload={() => void save()} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
