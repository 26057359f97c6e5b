// Asks before what another has claimed is taken over.
import { Dialog } from '../../look/Dialog.tsx'
import { useText } from '../../client/texts/useText.ts'

export interface TakeOverProps {
  /** Screen name of who has claimed it. */
  readonly by: string
  readonly onTake: () => void
  readonly onClose: () => void
}

export const TakeOver = ({ by, onTake, onClose }: TakeOverProps) => {
  const t = useText()
  const answers = (
    <>
      <button type="button" className="button" onClick={onClose} data-first="">
        {t('actions.cancel')}
      </button>
      <button type="button" className="button danger" onClick={onTake}>
        {t('desk.takeOver')}
      </button>
    </>
  )
  return (
    <Dialog role="alertdialog" title={t('desk.takeOver')} width="xs" onClose={onClose} actions={answers} answered>
      {t('desk.takesOver', [by])}
    </Dialog>
  )
}
