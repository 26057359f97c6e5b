// Who sees what of the dashboard (domain 11), and is told what by the bell: every piece of it asks what reading those records asks.
import { expect, it } from 'vitest'
import { roleRights } from '#generated/access.ts'
import { homes } from '#generated/home.ts'
import { news } from '#generated/news.ts'
import { decide, type Viewer } from '../../language/access.ts'

const home = homes['dashboard'] ?? {}

const viewerWith = (role: string, without: readonly string[] = []): Viewer => ({
  id: '1',
  role,
  staff: true,
  rights: new Set((roleRights[role] ?? []).filter((right) => !without.includes(right))),
})

const seenBy = (viewer: Viewer): readonly string[] => {
  const may = ({ guard }: { readonly guard: Parameters<typeof decide>[1] }): boolean => decide(viewer, guard).allowed
  const names = (all: readonly { readonly name: string; readonly guard: Parameters<typeof decide>[1] }[] = []) =>
    all.filter(may).map(({ name }) => name)
  return [
    ...names(home.links),
    ...(home.oldest ?? []).filter(may).map(({ work }) => work),
    ...names(home.figures),
    ...names(home.since),
    ...names(home.alerts),
  ]
}

const ofManager = [
  'profile',
  'reconciliations',
  'openRequests',
  'postsWaiting',
  'verifications',
  'fraudToReview',
  'inbox',
  'today',
  'requested',
  'processed',
  'submitted',
  'registered',
  'lateAnswers',
  'lateRequests',
  'latePosts',
]

it('shows an admin all of it', () => {
  expect(new Set(seenBy(viewerWith('admin')))).toEqual(new Set([...ofManager, 'auditRecords', 'done', 'refused']))
})

it('shows a manager nothing of the audit', () => expect(seenBy(viewerWith('manager'))).toEqual(ofManager))

it.each([
  ['getAnyTransaction', ['reconciliations', 'today']],
  ['getAnyPayoutRequest', ['reconciliations', 'openRequests', 'requested', 'processed', 'lateRequests']],
  ['getAnyPostVerification', ['postsWaiting', 'submitted', 'latePosts']],
  ['getAnyMessageThread', ['inbox', 'lateAnswers']],
  ['getAnyVerification', ['verifications']],
  ['getAnyFraudInfo', ['fraudToReview']],
] as const)('without %s it lacks just what that is for', (right, gone) => {
  const seen = seenBy(viewerWith('manager', [right]))
  expect(ofManager.filter((name) => !seen.includes(name))).toEqual(gone)
})

const toldTo = (viewer: Viewer): readonly string[] => news.filter(({ guard }) => decide(viewer, guard).allowed).map(({ name }) => name)

it.each([
  [[], ['requested', 'submitted', 'answered']],
  [['getAnyPayoutRequest'], ['submitted', 'answered']],
  [['getAnyPostVerification'], ['requested', 'answered']],
  [['getAnyMessageThread'], ['requested', 'submitted']],
] as const)('a manager without %j is told %j', (without, told) => expect(toldTo(viewerWith('manager', without))).toEqual(told))
