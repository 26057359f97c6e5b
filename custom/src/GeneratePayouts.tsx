// Generate request: the generic dialog, with the list of creators that the preview found; and afterwards who of the list got none (domain 7.3).
import { useState, type ReactElement } from 'react'
import type { CustomDialogProps, DialogPartProps } from '../../src/kit.ts'
import type { PayoutsMade } from '../wire/payoutDetails.ts'
import { MadeWithout } from './MadeWithout.tsx'
import { payoutDetails } from './payoutDetails.ts'
import { PayoutPlan } from './PayoutPlan.tsx'

type Outcome = Parameters<CustomDialogProps['onDone']>[0]

/** Nobody gets a request who was not in sight. */
const shownIn = ({ details }: NonNullable<DialogPartProps['preview']>) => ({
  among: payoutDetails(details)?.qualifies.map(({ user }) => user.id) ?? [],
})

const GeneratePayouts = ({ Plain, ...props }: CustomDialogProps): ReactElement => {
  const { action, onDone } = props
  const [without, setWithout] = useState<{ readonly outcome: Outcome; readonly made: PayoutsMade }>()
  if (without) return <MadeWithout title={action.label} made={without.made} onClose={() => onDone(without.outcome)} />
  const done = (outcome: Outcome): void => {
    const made = outcome.kind === 'done' ? (outcome.details as PayoutsMade) : undefined
    if (made && made.skipped > 0) setWithout({ outcome, made })
    else onDone(outcome)
  }
  return <Plain {...props} shows={PayoutPlan} hides={['leaveOut', 'among']} sends={shownIn} wide onDone={done} />
}

export default GeneratePayouts
