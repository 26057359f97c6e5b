// Whether a creator's identity was checked (domain 5.16). Only approved creators publish what everybody sees.
import { definePart } from '../vocabulary.ts'

export const verification = definePart({
  label: 'Verification',
  wire: 'verifications',
  of: 'creators',
  read: 'getAnyVerification',
  fields: {
    submittedTime: { kind: 'time', label: 'Submitted', written: 'server' },
    decidedTime: { kind: 'time', label: 'Decided', written: 'server' },
    decidedBy: { kind: 'reference', label: 'Decided by', entity: 'User', written: 'server' },
    reason: { kind: 'longText', label: 'Reason', max: 500, written: 'server' },
  },
  lifecycle: {
    label: 'Verification',
    starts: 'NOT_SUBMITTED',
    states: {
      NOT_SUBMITTED: { label: 'Not submitted' },
      PENDING: { label: 'Verification pending', tone: 'attention', reached: 'outside' },
      APPROVED: { label: 'Verified', tone: 'good', reached: 'outside' },
      DECLINED: { label: 'Verification declined', tone: 'bad', reached: 'outside' },
    },
    transitions: {},
  },
})
