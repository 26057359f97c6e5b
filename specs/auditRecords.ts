// Who did what, to whom, and what came of it (domain 11, 15). Kept by the engine; nobody changes or deletes it.
import { defineEntity } from './vocabulary.ts'

/** Every change, login, reveal and refusal. Never changed or deleted. */
export const auditRecords = defineEntity({
  entity: 'AuditRecord',
  label: { one: 'Audit record', many: 'Audit' },
  title: 'id',
  storedAs: 'audit',

  read: 'getAnyAuditRecord',
  fields: {
    time: { kind: 'time', label: 'Time', required: true, written: 'server' },
    /** Offered above the rows: the staff. Anybody is found by their name. */
    actor: {
      kind: 'reference',
      label: 'Who',
      entity: 'User',
      offers: { role: ['admin', 'manager'] },
      written: 'server',
      empty: 'Nobody logged in',
    },
    /** As the person was called then. */
    name: { kind: 'text', label: 'Name then', written: 'server' },
    /** The role held then. */
    role: { kind: 'choice', label: 'Role', options: 'roles', written: 'server' },
    operation: {
      kind: 'choice',
      label: 'Action',
      options: 'operations',
      written: 'server',
      events: {
        announceDeposit: 'Deposit announced',
        changePayee: 'Payee information changed by a creator',
        chargeback: 'Chargeback',
        deposit: 'Deposit',
        expireDeposits: 'Deposits without news failed',
        failDeposit: 'Deposit failed',
        loginAsStart: 'Session as a user begun',
        loginAsEnd: 'Session as a user ended',
        mail: 'Mail written',
        publishPost: 'Post published by its creator',
        purchase: 'Purchase',
        raiseFraud: 'Suspicion of fraud',
        readThread: 'Thread read by a user',
        refund: 'Refund to account',
        renew: 'Subscription came due',
        requestPayout: 'Payout requested by a creator',
        sendMessage: 'Message of a user',
        submitVerification: 'Documents sent by a creator',
        subscribe: 'Subscription begun',
        tellDuePosts: 'Subscribers told of posts whose time came',
        firstRows: 'First records of a new site',
        fillDemo: 'Demo data filled in',
        addStaff: 'Staff added at the server',
        giveStaffPassword: 'Password given at the server',
        changeSetting: 'Setting changed at the server',
        awaitApproval: 'Approval asked for',
        backup: 'Backup made',
        restore: 'Restored from a backup',
        foundSound: 'Audit and ledger found sound',
        foundFaulty: 'Audit or ledger found faulty',
        revealsOfDay: 'Masked values shown on one day',
      },
    },
    target: { kind: 'target', label: 'Target', written: 'server' },
    outcome: { kind: 'choice', label: 'Outcome', options: { DONE: 'Done', DENIED: 'Denied' }, required: true, written: 'server' },
    /** What you may not read in the record itself is left out. */
    reason: { kind: 'longText', label: 'Reason', written: 'server' },
    /** What refused it. */
    rule: { kind: 'text', label: 'Rule', written: 'server' },
    /** Refusals beyond 60 a minute of one person at one address are counted in one record, and so are the masked values that somebody had shown on a day, and the rows of an export. */
    count: { kind: 'integer', label: 'How many', required: true, written: 'server' },
    ip: { kind: 'ip', label: 'IP', written: 'server', class: 'personal' },
    /** Masked values stay masked; what you may not read in the record itself is left out. */
    changes: { kind: 'changes', label: 'What changed', written: 'server' },
  },

  reads: { getStats: { by: 'outcome' } },

  list: {
    path: '/audit',
    columns: [
      'time',
      { field: 'actor', under: ['role'] },
      { field: 'operation', under: ['target'] },
      { field: 'changes', under: ['reason', 'rule'] },
      'outcome',
      'ip',
    ],
    priority: ['time', 'actor', 'operation', 'outcome'],
    more: ['id'],
    filters: ['actor', 'operation', 'target', 'outcome', 'time'],
    quick: ['time', 'actor'],
    sort: { by: 'id', first: 'newest' },
    opens: ['time', 'actor', 'name', 'role', 'operation', 'target', 'outcome', 'reason', 'rule', 'count', 'ip', 'changes'],
  },
})
