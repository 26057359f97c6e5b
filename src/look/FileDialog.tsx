// A file in a dialog of its own, with Download.
import { useText } from '../client/texts/useText.ts'
import { CloseButton, Dialog } from './Dialog.tsx'
import { ShownFile, type ShownFileProps } from './ShownFile.tsx'

export interface FileDialogProps extends ShownFileProps {
  readonly name: string
  readonly onDownload: () => void
  readonly onClose: () => void
}

export const FileDialog = ({ name, file, renew, onDownload, onClose }: FileDialogProps) => {
  const t = useText()
  const buttons = (
    <>
      <button type="button" className="button" onClick={onDownload}>
        {t('files.download')}
      </button>
      <CloseButton onClose={onClose} />
    </>
  )
  return (
    <Dialog title={name} width="md" onClose={onClose} actions={buttons} viewed>
      <ShownFile file={file} renew={renew} />
    </Dialog>
  )
}
