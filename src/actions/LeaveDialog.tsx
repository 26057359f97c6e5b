// Leave or Stay: what was changed and is not saved would be lost. Staying is what Escape means, and where the focus is.
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { FocusFirst } from '../look/FocusFirst.tsx'
import { useText } from '../client/texts/useText.ts'
import { closeQuestion, type LeaveQuestion } from '../client/unsaved.ts'

export const LeaveDialog = ({ leave, stay }: LeaveQuestion) => {
  const t = useText()
  const [title, says] = [useId(), useId()]
  const answer = (then: () => void) => (): void => {
    closeQuestion()
    then()
  }
  return (
    <Dialog open role="alertdialog" onClose={answer(stay)} aria-labelledby={title} aria-describedby={says} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{t('leave.title')}</DialogTitle>
      <DialogContent id={says}>{t('leave.says')}</DialogContent>
      <DialogActions>
        <FocusFirst>
          <button type="button" className="button danger" onClick={answer(leave)}>
            {t('leave.leave')}
          </button>
          <button type="button" className="button primary" onClick={answer(stay)} data-first="">
            {t('leave.stay')}
          </button>
        </FocusFirst>
      </DialogActions>
    </Dialog>
  )
}
