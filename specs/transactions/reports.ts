// What moved, in credits, as the dashboard shows it at a glance (domain 11).
import type { FigureSpec } from '../../language/figures/index.ts'
import type { ReportSpec } from '../../language/reports.ts'
import { earned, paidOut, spent } from '../users/reports.ts'
import type { Words } from '../vocabulary.ts'

const today = {
  deposited: {
    kind: 'tile',
    label: 'Deposits',
    part: 'money',
    // Less what payment systems took back, as Analytics has it.
    counts: { of: 'Transaction', at: 'createTime', sums: 'amount', where: { status: ['COMPLETED'], type: ['DEPOSIT', 'CHARGEBACK'] } },
  },
  spending: { kind: 'tile', label: 'Spending', part: 'money', counts: spent },
  earnings: { kind: 'tile', label: "Creators' earnings", part: 'money', counts: earned },
  payouts: { kind: 'tile', label: 'Payouts paid', part: 'money', counts: paidOut },
} as const satisfies Readonly<Record<string, FigureSpec<Words>>>

export const reports = {
  today: { needs: 'getAnyTransaction', parts: { money: {} }, figures: today },
} as const satisfies Readonly<Record<string, ReportSpec<Words>>>
