// Books that members wait for: worked off by putting one aside, the oldest first.
import { defineEntity } from './vocabulary.ts'

export const reservations = defineEntity({
  entity: 'Reservation',
  label: { one: 'Reservation', many: 'Reservations' },
  title: 'book',
  read: 'readLending',
  fields: {
    member: { kind: 'reference', label: 'Member', entity: 'Member', required: true, fixed: true, offers: { status: ['ACTIVE'] } },
    book: { kind: 'reference', label: 'Book', entity: 'Book', required: true, fixed: true },
    branch: { kind: 'reference', label: 'Fetched in', entity: 'Branch', required: true, fixed: true, offers: { handsOut: ['true'] } },
    asked: { kind: 'time', label: 'Asked', required: true, written: 'server', starts: 'now' },
    copy: { kind: 'reference', label: 'Put aside', entity: 'Copy', written: 'server' },
    heldUntil: { kind: 'date', label: 'Held until', written: 'server' },
  },
  unique: [
    { fields: ['member', 'book'], where: 'WAITING', text: 'This member waits for that book already' },
    { fields: ['copy'], where: 'READY', text: 'This copy is put aside already' },
  ],
  lifecycle: {
    label: 'State',
    starts: 'WAITING',
    states: {
      WAITING: { label: 'Waiting', tone: 'attention' },
      READY: { label: 'Put aside', tone: 'good' },
      FETCHED: { label: 'Fetched' },
      CANCELLED: { label: 'Cancelled', tone: 'bad' },
    },
    transitions: {
      putAside: {
        label: 'Put aside',
        key: 'p',
        from: ['WAITING'],
        to: 'READY',
        needs: 'changeLending',
        asks: {
          copy: { kind: 'reference', label: 'Which copy', entity: 'Copy', required: true, offers: { status: ['ON_SHELF'] } },
          heldUntil: { kind: 'date', label: 'Held until', required: true },
        },
        undo: { by: 'waitOn' },
      },
      waitOn: {
        label: 'Back to the shelf',
        from: ['READY'],
        to: 'WAITING',
        needs: 'changeLending',
        sets: { copy: 'empty', heldUntil: 'empty' },
        undo: { by: 'putAside' },
      },
      fetch: { label: 'Fetched', key: 'f', from: ['READY'], to: 'FETCHED', needs: 'changeLending', undo: { by: 'notFetched' } },
      notFetched: { label: 'Undo', verb: 'undo', from: ['FETCHED'], to: 'READY', needs: 'changeLending', undo: { by: 'fetch' } },
      cancel: {
        label: 'Cancel',
        from: ['WAITING', 'READY'],
        to: 'CANCELLED',
        needs: 'changeLending',
        confirms: { says: 'Cancel the reservation of {book} for {member}?' },
        undo: { never: 'the member asks for it again' },
      },
    },
  },
  reads: { getStats: { by: 'status' } },
  create: { label: 'Reserve', needs: 'changeLending', fields: ['member', 'book', 'branch'] },
  queue: {
    path: '/reservations',
    waiting: ['WAITING', 'READY'],
    columns: ['asked', 'member', 'book', 'branch', 'copy', 'heldUntil', 'status'],
    priority: ['member', 'book', 'status'],
    filters: ['status', 'branch', 'book', 'member', 'asked'],
    sort: { by: 'asked', first: 'oldest' },
    views: { waiting: { label: 'To put aside', states: ['WAITING'] }, ready: { label: 'To be fetched', states: ['READY'] } },
    actions: ['putAside', 'waitOn', 'fetch', 'notFetched', 'cancel'],
    opens: ['member', 'book', 'branch', 'asked', 'copy', 'heldUntil'],
  },
})
