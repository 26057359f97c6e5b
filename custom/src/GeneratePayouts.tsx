// Generate request: the generic dialog, with the list of creators that the preview found (domain 7.3).
import type { ReactElement } from 'react'
import type { CustomDialogProps } from '../../src/kit.ts'
import { PayoutPlan } from './PayoutPlan.tsx'

const GeneratePayouts = ({ Plain, ...props }: CustomDialogProps): ReactElement => (
  <Plain {...props} shows={PayoutPlan} hides={['leaveOut']} wide />
)

export default GeneratePayouts
