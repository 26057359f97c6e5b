// Posts of creators and sets sent with messages (domain 5.18).
import { defineEntity } from './vocabulary.ts'

/** Posts of creators and sets sent with messages. */
export const contentSets = defineEntity({
  entity: 'ContentSet',
  label: { one: 'Post', many: 'Posts' },
  title: 'excerpt',
  titleElse: ['id'],

  read: 'getAnyContentSet',
  update: 'updateAnyContentSet',
  guards: ['postNotDeleted', 'ownerNotDeleted'],
  conditions: {
    postNotDeleted: { deletedTime: 'empty' },
    postHasFiles: { processingStatus: ['OK'] },
    postPublished: { published: ['true'], publishTime: { not: 'empty' } },
    postNotPublished: [{ published: { not: ['true'] } }, { publishTime: 'empty' }],
  },
  rules: {
    schedule: { must: { lt: ['now', 'scheduleTime'] }, says: 'Choose a time in the future' },
  },
  effect: 'changePost',
  sets: { modifyTime: 'now' },
  fields: {
    user: {
      kind: 'reference',
      label: 'Creator',
      entity: 'User',
      wire: 'userId',
      required: true,
      fixed: true,
      class: 'internal',
      meets: ['creatorsOnly', 'notDeleted'],
    },
    type: {
      kind: 'choice',
      label: 'Type',
      required: true,
      written: 'server',
      starts: 'POST',
      options: { POST: 'Post', MESSAGE: 'Message' },
    },
    description: { kind: 'longText', label: 'Description', max: 5000 },
    createTime: { kind: 'time', label: 'Created', required: true, written: 'server', starts: 'now' },
    modifyTime: { kind: 'time', label: 'Changed', written: 'server' },
    /** Number of files. */
    size: { kind: 'integer', label: 'Files', required: true, min: 0, written: 'server', starts: 0 },
    published: { kind: 'flag', label: 'Published', written: 'server', starts: true },
    publishTime: { kind: 'time', label: 'Published at', written: 'server' },
    /** In the future; empty publishes at once. */
    scheduleTime: { kind: 'time', label: 'Scheduled for' },
    processingStatus: {
      kind: 'choice',
      label: 'Processing',
      required: true,
      written: 'server',
      starts: 'NEW',
      options: { NEW: 'New', PROCESSING: 'Processing', OK: 'OK', ERROR: 'Error' },
    },
    /** A higher level includes the lower ones. */
    level: {
      kind: 'choice',
      label: 'Level',
      empty: 'none (free)',
      options: { CONTENT: 'Content', PRO: 'Pro', ULTIMATE: 'Ultimate' },
    },
    package: {
      kind: 'reference',
      label: 'Price',
      entity: 'PaymentPackage',
      empty: 'not for sale separately',
      offers: { type: ['POST'], deletedTime: 'empty' },
    },
    coverFile: { kind: 'reference', label: 'Cover', entity: 'ContentFile', written: 'server' },
    /** Bought posts are kept without their files, so that history keeps their name. */
    deletedTime: { kind: 'time', label: 'Deleted', written: 'server' },

    /** The first 120 characters. */
    excerpt: { kind: 'derived', label: 'Description', as: 'text', by: 'excerptOfPost' },
    // Nothing before all files are processed.
    cover: {
      kind: 'derived',
      label: 'Cover',
      as: 'file',
      computes: { kind: 'path', path: 'coverFile.file', when: { processingStatus: ['OK'] } },
    },
    state: {
      kind: 'derived',
      label: 'State',
      as: 'choice',
      by: 'stateOfPost',
      options: { DRAFT: 'Draft', SCHEDULED: 'Scheduled', PUBLISHED: 'Published', UNPUBLISHED: 'Unpublished', DELETED: 'Deleted' },
    },
    verification: {
      kind: 'derived',
      label: 'Verification',
      as: 'choice',
      computes: { kind: 'newest', of: 'PostVerification', whose: { post: 'id' }, by: 'submittedTime', shows: 'status' },
      discloses: 'whether a post is approved, to those who read posts',
      empty: 'not asked for',
      options: { PENDING: 'Pending', APPROVED: 'Approved', DECLINED: 'Declined' },
    },
  },

  create: {
    label: 'Add post',
    needs: 'createAnyContentSet',
    fields: ['user', 'description', 'level', 'package'],
  },
  actions: {
    /** At once, or at the time it is scheduled for. */
    publish: {
      kind: 'custom',
      on: 'record',
      by: 'publishPost',
      label: 'Publish',
      needs: 'updateAnyContentSet',
      guards: ['postNotDeleted', 'postNotPublished', 'postHasFiles', 'creatorPublishes', 'postPriceLives'],
      discloses: 'whether the creator is verified and enabled, and the price deleted',
      confirms: { says: 'Publish this post of {user}? Where posts are verified, it stays hidden until it is approved.' },
      undo: { by: 'unpublish' },
    },
    unpublish: {
      kind: 'custom',
      on: 'record',
      by: 'unpublishPost',
      label: 'Unpublish',
      needs: 'updateAnyContentSet',
      guards: ['postNotDeleted', 'postPublished'],
      confirms: {
        says: 'Unpublish this post of {user}? It is hidden at once; buyers keep access.',
        counts: { buyers: { single: '{0} member bought it.', several: '{0} members bought it.' } },
      },
      undo: { by: 'publish' },
    },
    delete: {
      kind: 'custom',
      on: 'record',
      by: 'deletePost',
      wire: 'contentSetsDelete',
      label: 'Delete',
      needs: 'deleteAnyContentSet',
      guards: ['postNotDeleted'],
      confirms: {
        says: 'Delete this post of {user}? It is gone for everybody, its buyers too; nothing is refunded by itself.',
        counts: {
          buyers: { single: '{0} member bought it.', several: '{0} members bought it.' },
          files: { single: '{0} file is deleted.', several: '{0} files are deleted.' },
        },
      },
      undo: { never: 'deleted files are not kept' },
    },
  },

  list: {
    columns: [
      'cover',
      'excerpt',
      'size',
      'level',
      'package',
      { field: 'state', under: ['verification', 'scheduleTime'] },
      'processingStatus',
      'createTime',
      'publishTime',
    ],
    priority: ['cover', 'excerpt', 'state'],
    filters: ['state', 'level', 'verification', 'createTime'],
    search: ['description'],
    sort: { by: 'createTime', first: 'newest' },
    cards: { picture: 'cover' },
    starts: { state: ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'UNPUBLISHED'] },
    actions: ['publish', 'unpublish', 'delete'],
  },

  detail: {
    path: '/profile/:userId/sets/:setId',
    name: 'post',
    head: { under: ['user'], facts: ['state', 'verification', 'size'] },
    actions: ['publish', 'unpublish', 'delete'],
    sections: {
      post: {
        kind: 'form',
        label: 'Post',
        fields: ['description', 'level', 'package', 'scheduleTime'],
        facts: ['cover', 'processingStatus', 'createTime', 'modifyTime', 'publishTime'],
      },
      files: { kind: 'related', label: 'Files', entity: 'ContentFile', by: 'set' },
    },
  },
})
