// Nothing is done for an account that is deleted (domain 4.6).
import type { Refusal } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'
import type { RecordOf } from '../store.ts'

/** On the list the user is an input, looked at when the action runs. */
export const refusedDeleted = (user: Pick<RecordOf<'User'>, 'status'>): Refusal | undefined =>
  user.status === 'DELETED' ? refuse('notDeleted') : undefined
