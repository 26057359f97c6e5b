// The question before something unsaved is left, one at a time. UnsavedGuard shows it.
import { createStore } from '../client/createStore.ts'

export interface LeaveQuestion {
  readonly leave: () => void
  readonly stay: () => void
}

export const leaveQuestion = createStore<LeaveQuestion | undefined>(undefined)

const nothing = (): void => undefined

/** Asks; exactly one of the two follows, unless the screen goes first. A question that stands is answered with Stay. */
export const askToLeave = (leave: () => void, stay: () => void = nothing): void => {
  leaveQuestion.get()?.stay()
  leaveQuestion.set({ leave, stay })
}

/** Takes the question away, whatever the answer. */
export const closeQuestion = (): void => leaveQuestion.set(undefined)
