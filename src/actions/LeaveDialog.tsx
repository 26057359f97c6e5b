// Leave or Stay: what was changed and is not saved would be lost. Staying is what Escape means, and where the focus is.
import './forms/formTexts.ts'
import { Dialog } from '../look/Dialog.tsx'
import { useText } from '../client/texts/useText.ts'
import { closeQuestion, type LeaveQuestion } from '../client/unsaved.ts'

export const LeaveDialog = ({ leave, stay }: LeaveQuestion) => {
  const t = useText()
  const answer = (then: () => void) => (): void => {
    closeQuestion()
    then()
  }
  const answers = (
    <>
      <button type="button" className="button danger" onClick={answer(leave)}>
        {t('leave.leave')}
      </button>
      <button type="button" className="button primary" onClick={answer(stay)} data-first="">
        {t('leave.stay')}
      </button>
    </>
  )
  return (
    <Dialog role="alertdialog" title={t('leave.title')} width="xs" onClose={answer(stay)} actions={answers} answered>
      {t('leave.says')}
    </Dialog>
  )
}
