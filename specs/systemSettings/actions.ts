// What is done to the site as a whole: post verification on and off, a move to another domain (domain 10.1, 13.3, 14).
import type { ActionSpec } from '../../language/actions/index.ts'
import type { Words } from '../vocabulary.ts'

export const actions = {
  turnVerifyPostsOff: {
    kind: 'custom',
    on: 'record',
    by: 'turnVerifyPostsOff',
    label: 'Turn off',
    needs: 'updateAnySystemSettings',
    guards: ['verifyPostsIsOn'],
    asks: {
      /** They stay public should verification be turned on again. */
      approvePending: { kind: 'flag', label: 'Approve the pending posts' },
    },
    confirms: {
      says: 'Turn verification of posts off? New posts become public unchecked. Pending posts stay so, unless they are approved here.',
      button: 'Turn off',
      counts: {
        pending: {
          single: '{0} post is pending, in the queue or not in it yet.',
          several: '{0} posts are pending, those not in the queue yet among them.',
        },
      },
    },
    undo: { by: 'turnVerifyPostsOn' },
  },
  turnVerifyPostsOn: {
    kind: 'custom',
    on: 'record',
    by: 'turnVerifyPostsOn',
    label: 'Turn on',
    needs: 'updateAnySystemSettings',
    guards: ['verifyPostsIsOff'],
    confirms: { says: 'Turn verification of posts on? New posts become public once they are approved.', button: 'Turn on' },
    undo: { by: 'turnVerifyPostsOff' },
  },

  createDomainMigration: {
    kind: 'custom',
    on: 'record',
    by: 'createDomainMigration',
    appendOnly: true,
    wire: 'createDomainMigration',
    label: 'Transfer to a new domain',
    needs: 'getManagerToken',
    asks: {
      /** The main one first, then further names such as www. and the main one; without https:// and path. Enter adds one. */
      domains: { kind: 'texts', label: 'Domains', required: true, max: 20 },
    },
    confirms: {
      says: 'Transfer the website to this domain? Its DNS records must point here first. Visitors may see interruptions, and links in mails sent earlier change.',
      button: 'Transfer',
    },
    undo: { by: 'createDomainMigration' },
  },
} satisfies Readonly<Record<string, ActionSpec<Words>>>
