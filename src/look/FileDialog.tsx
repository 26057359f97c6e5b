// A file in a dialog of its own, with Download.
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '../client/texts/useText.ts'
import { ShownFile } from './ShownFile.tsx'
import type { ShownFileProps } from './ShownFile.tsx'

export interface FileDialogProps extends ShownFileProps {
  readonly onDownload: () => void
  readonly onClose: () => void
}

export const FileDialog = ({ file, renew, onDownload, onClose }: FileDialogProps) => {
  const t = useText()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </DialogTitle>
      {/* What scrolls must be reachable by keys. */}
      <DialogContent tabIndex={0}>
        <ShownFile file={file} renew={renew} />
      </DialogContent>
      <DialogActions>
        <button type="button" className="button" onClick={onDownload}>
          {t('files.download')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('actions.close')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
