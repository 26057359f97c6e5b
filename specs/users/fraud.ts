// Whether a user is under fraud review (domain 5.4). The user is never told.
import { definePart } from '../vocabulary.ts'
import { note } from './note.ts'

const told = 'the fraud status, and what was said at the review'

export const fraud = definePart({
  label: 'Fraud status',
  wire: 'fraudInfo',
  of: 'people',
  read: 'getAnyFraudInfo',
  guards: ['notDeleted'],
  fields: {
    changedTime: { kind: 'time', label: 'Since', written: 'server' },
    /** Empty where the system did it. */
    changedBy: { kind: 'reference', label: 'By', entity: 'User', written: 'server', empty: 'the system' },
    /** Becomes a user note. */
    comment: { kind: 'longText', label: 'Comment', max: 500, written: 'server', class: 'internal' },
    /** What led to the review, with its time. */
    signals: { kind: 'texts', label: 'Signals', stamped: true, written: 'server', class: 'internal' },
  },
  lifecycle: {
    label: 'Fraud status',
    starts: 'UNKNOWN',
    states: {
      UNKNOWN: { label: 'Fraud not detected' },
      POSSIBLE: { label: 'Detected fraud activity', tone: 'attention', reached: 'outside' },
      FRAUD: { label: 'User is fraud', tone: 'bad' },
      PASSED: { label: 'Passed fraud review', tone: 'good' },
    },
    transitions: {
      /** The user may still log in but takes no part in anything paid. */
      markAsFraud: {
        label: 'Mark as fraud',
        key: 'f',
        from: ['UNKNOWN', 'POSSIBLE', 'PASSED'],
        to: 'FRAUD',
        needs: 'updateAnyFraudInfo',
        discloses: 'the fraud status, by what may be done about it',
        asks: { comment: { kind: 'longText', label: 'Comment', max: 500 } },
        effect: 'markFraud',
        sets: { changedTime: 'now', changedBy: 'viewer', comment: 'empty' },
        leaves: note('comment', 'Marked as fraud: {comment}', told),
        confirms: {
          says: 'Mark {screenName} as fraud? No deposits, no paid actions and no payouts from then on.',
          button: 'Mark',
          counts: {
            subscriptions: { single: 'Stops the renewal of {0} own subscription.', several: 'Stops the renewal of {0} own subscriptions.' },
          },
        },
        undo: { by: 'passFraud' },
      },
      /** Lifts the restrictions; the same signal does not raise a review again, a chargeback does. */
      passFraud: {
        label: 'Passed fraud',
        key: 'p',
        from: ['POSSIBLE', 'FRAUD'],
        to: 'PASSED',
        needs: 'updateAnyFraudInfo',
        discloses: 'the fraud status, by what may be done about it',
        asks: { comment: { kind: 'longText', label: 'Comment', max: 500 } },
        sets: { changedTime: 'now', changedBy: 'viewer', comment: 'empty' },
        leaves: note('comment', 'Passed fraud review: {comment}', told),
        confirms: { says: 'Lift the restrictions of {screenName}? The review is noted.', button: 'Confirm' },
        undo: { by: 'markAsFraud' },
      },
    },
  },
})
