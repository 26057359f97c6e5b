// One action over many records (domain 2, Bulk): its receipt, kept by the engine.
import { defineEntity } from './vocabulary.ts'

/** What was done over many records at once: by whom, to how many, and what came of it. It goes on without whoever began it. */
export const runs = defineEntity({
  entity: 'Run',
  label: { one: 'Run', many: 'Runs' },
  title: 'id',
  storedAs: 'runs',
  own: 'actor',

  // As the audit, which has each of its changes.
  read: 'getAnyAuditRecord',
  ownRead: 'getMyUserInfo',
  fields: {
    time: { kind: 'time', label: 'Begun', required: true, written: 'server' },
    actor: { kind: 'reference', label: 'Begun by', entity: 'User', required: true, written: 'server', class: 'internal' },
    operation: { kind: 'choice', label: 'Action', options: 'runs', required: true, written: 'server' },
    entity: { kind: 'text', label: 'Of', required: true, written: 'server' },
    total: { kind: 'integer', label: 'Records', required: true, written: 'server' },
    done: { kind: 'integer', label: 'Done', required: true, written: 'server' },
    /** Something stood against them at their turn. */
    refused: { kind: 'integer', label: 'Not done', required: true, written: 'server' },
    ended: { kind: 'time', label: 'Ended', written: 'server' },
    stopped: { kind: 'text', label: 'Why it stopped', written: 'server' },
    /** It tries again what was not done there, or undoes what was. */
    after: { kind: 'reference', label: 'After run', entity: 'Run', written: 'server' },
    /** A payment run: it waits for the payments, and goes on as their references come back. */
    handedOut: { kind: 'time', label: 'File handed out', written: 'server' },
  },

  lifecycle: {
    label: 'Status',
    starts: 'RUNNING',
    states: {
      RUNNING: { label: 'Running', tone: 'attention' },
      PAUSED: { label: 'Paused', tone: 'attention' },
      DONE: { label: 'Done', tone: 'good', reached: 'outside' },
      STOPPED: { label: 'Stopped', tone: 'bad' },
    },
    transitions: {
      pause: {
        label: 'Pause',
        from: ['RUNNING'],
        to: 'PAUSED',
        needs: 'getAnyAuditRecord',
        own: 'getMyUserInfo',
        confirms: { says: 'Pause it? What is done stays done; it goes on when you say so.' },
        undo: { by: 'goOn' },
      },
      goOn: {
        label: 'Go on',
        from: ['PAUSED'],
        to: 'RUNNING',
        needs: 'getAnyAuditRecord',
        own: 'getMyUserInfo',
        confirms: { says: 'Go on with what is left?' },
        undo: { by: 'pause' },
      },
      stop: {
        label: 'Stop',
        from: ['RUNNING', 'PAUSED'],
        to: 'STOPPED',
        needs: 'getAnyAuditRecord',
        own: 'getMyUserInfo',
        sets: { ended: 'now' },
        confirms: { says: 'Stop it for good? What is done stays done, the rest is not begun.' },
        undo: { never: 'what is left is begun as a run of its own' },
      },
    },
  },

  list: {
    path: '/runs',
    columns: ['id', 'time', 'actor', 'operation', 'total', 'done', 'refused', { field: 'status', under: ['stopped'] }, 'ended'],
    priority: ['id', 'operation', 'status'],
    filters: ['status', 'actor', 'operation', 'time'],
    sort: { by: 'id', first: 'newest' },
    actions: ['pause', 'goOn', 'stop'],
  },

  detail: {
    path: '/runs/:id',
    head: { marks: ['status'], facts: ['operation', 'actor', 'time'] },
    actions: ['pause', 'goOn', 'stop'],
    sections: {
      progress: { kind: 'receipt', label: 'Progress', fields: ['ended', 'stopped', 'after', 'handedOut'] },
      records: { kind: 'related', label: 'Records', entity: 'RunItem', by: 'run' },
    },
  },
})
