// Says that requests were made, and for whom of the list none was, and why (domain 7.3).
import type { ReactElement } from 'react'
import { Dialog, useText } from '../../src/kit.ts'
import type { PayoutsMade } from '../wire/payoutDetails.ts'
import { LeftOut } from './LeftOut.tsx'

export interface MadeWithoutProps {
  /** Locale key. */
  readonly title: string
  readonly made: PayoutsMade
  readonly onClose: () => void
}

export const MadeWithout = ({ title, made: { created, leftOut }, onClose }: MadeWithoutProps): ReactElement => {
  const text = useText()
  const close = (
    <button type="button" className="button" onClick={onClose}>
      {text('payouts.close')}
    </button>
  )
  return (
    <Dialog title={text(title)} onClose={onClose} actions={close} answered>
      <p>{text('payouts.made', [created])}</p>
      <p>{text('payouts.notAsShown')}</p>
      <LeftOut groups={leftOut} t={text} />
    </Dialog>
  )
}
