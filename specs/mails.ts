// Mails that wait to be sent: the outbox. Sending them is the deployment's (domain 15, 23).
import { defineEntity } from './vocabulary.ts'

/** Mails that wait to be sent. Nobody reads them in the console. */
export const mails = defineEntity({
  entity: 'Mail',
  label: { one: 'Mail', many: 'Mails' },
  title: 'to',

  read: 'nobody',
  fields: {
    to: { kind: 'email', label: 'To', required: true, written: 'server', class: 'personal' },
    /** Which mail it is: payoutPaid, passwordChanged. */
    template: { kind: 'text', label: 'Template', required: true, max: 60, written: 'server', class: 'internal' },
    /** Fill the mail's places, in their order. */
    params: { kind: 'texts', label: 'Parameters', written: 'server', class: 'personal' },
    createTime: { kind: 'time', label: 'Written', required: true, written: 'server', starts: 'now', class: 'internal' },
  },
})
