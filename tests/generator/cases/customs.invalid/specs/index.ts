// Customs that are listed, not all of them: each says why it is no kind, once, and none does that no spec names.
export * from '../../library/specs/index.ts'

export const customs = [
  { why: 'asks two members', guards: ['bookIsHere', 'notMyself', 'notMyself', 'bookIsThere'] },
  { why: 'nobody wrote it', dialogs: ['lendTwice'] },
  { why: 'it moves money', effects: ['chargeFees'] },
]
