// Pay: the generic dialog, with what one needs to send the money and to check that it was sent rightly (domain 7.6, 14).
import type { ReactElement } from 'react'
import type { CustomDialogProps } from '../../src/kit.ts'
import { PayoutToPay } from './PayoutToPay.tsx'

const PayPayout = ({ Plain, ...props }: CustomDialogProps): ReactElement => <Plain {...props} tells={PayoutToPay} />

export default PayPayout
