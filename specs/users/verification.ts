// Whether a creator's identity was checked (domain 5.16). Only approved creators publish what everybody sees.
import { definePart } from '../vocabulary.ts'
import { note } from './note.ts'

const told = 'the state of the verification, and why it was declined'

export const verification = definePart({
  label: 'Verification',
  wire: 'verifications',
  of: 'creators',
  read: 'getAnyVerification',
  guards: ['notDeleted'],
  fields: {
    submittedTime: { kind: 'time', label: 'Submitted', written: 'server' },
    // What the creator sent. Nobody of the staff replaces it.
    front: { kind: 'file', label: 'Document, front', written: 'server', class: 'personal' },
    back: { kind: 'file', label: 'Document, back', written: 'server', class: 'personal' },
    selfie: { kind: 'file', label: 'Selfie', written: 'server', class: 'personal' },
    decidedTime: { kind: 'time', label: 'Decided', written: 'server' },
    decidedBy: { kind: 'reference', label: 'Decided by', entity: 'User', written: 'server' },
    /** The creator was told it. */
    reason: { kind: 'longText', label: 'Reason', max: 500, written: 'server' },
  },
  lifecycle: {
    label: 'Verification',
    starts: 'NOT_SUBMITTED',
    states: {
      NOT_SUBMITTED: { label: 'Not submitted' },
      PENDING: { label: 'Verification pending', tone: 'attention', reached: 'outside' },
      APPROVED: { label: 'Verified', tone: 'good' },
      DECLINED: { label: 'Verification declined', tone: 'bad' },
    },
    transitions: {
      /** Without documents only after a tick: for accounts that the staff made. */
      approve: {
        label: 'Approve',
        key: 'a',
        from: ['NOT_SUBMITTED', 'PENDING', 'DECLINED'],
        to: 'APPROVED',
        needs: 'updateAnyVerification',
        discloses: 'the state of the verification and whether documents were sent, by what may be done about it',
        effect: 'approveVerification',
        sets: { decidedTime: 'now', decidedBy: 'viewer', reason: 'empty' },
        confirms: {
          says: 'Approve the verification of {screenName}? What the creator published becomes public.',
          counts: { posts: { single: '{0} post becomes public.', several: '{0} posts become public.' } },
        },
        undo: { by: 'withdraw' },
      },
      decline: {
        label: 'Decline',
        key: 'd',
        from: ['PENDING'],
        to: 'DECLINED',
        needs: 'updateAnyVerification',
        discloses: 'the state of the verification, by what may be done about it',
        asks: { reason: { kind: 'longText', label: 'Reason', required: true, unlabelled: true, max: 500 } },
        effect: 'declineVerification',
        sets: { decidedTime: 'now', decidedBy: 'viewer' },
        leaves: note('reason', 'Verification declined: {reason}', told),
        confirms: { says: 'Decline the verification of {screenName}? The reason goes to the creator; posts stay hidden.' },
        undo: { never: 'approve it after all, or the creator sends documents anew' },
      },
      /** Published posts are hidden; they stay published and show again when it is approved again. */
      withdraw: {
        label: 'Withdraw approval',
        from: ['APPROVED'],
        to: 'DECLINED',
        needs: 'updateAnyVerification',
        discloses: 'the state of the verification, by what may be done about it',
        asks: { reason: { kind: 'longText', label: 'Reason', max: 500 } },
        effect: 'withdrawVerification',
        sets: { decidedTime: 'now', decidedBy: 'viewer' },
        leaves: note('reason', 'Verification approval withdrawn: {reason}', told),
        confirms: {
          says: 'Withdraw the approval of {screenName}? What the creator published ceases to be public. A reason goes to the creator.',
          button: 'Withdraw',
          counts: { posts: { single: '{0} post ceases to be public.', several: '{0} posts cease to be public.' } },
        },
        undo: { by: 'approve' },
      },
    },
  },
})
