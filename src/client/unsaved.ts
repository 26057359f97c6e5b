// What is typed and not saved yet, and the question before it is left, one at a time. UnsavedGuard asks it.
import { useEffect, useId } from 'react'
import { createStore } from './createStore.ts'
import { tabIn } from './openTab.ts'

const open = new Set<string>()

/** Whether anything on screen is unsaved. */
export const anyUnsaved = (): boolean => open.size > 0

/**
 * Notes that something typed is not saved yet.
 * @param unsaved told by value: false again as soon as what is typed equals what is stored.
 */
export const useUnsaved = (unsaved: boolean): void => {
  const id = useId()
  useEffect(() => {
    if (unsaved) open.add(id)
    return () => void open.delete(id)
  }, [id, unsaved])
}

/** What is left with what was typed: the screen, or the tab of it. */
export const placeOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  `${pathname} ${tabIn(search) ?? ''}`

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

/** Goes where nothing is unsaved, else once that was asked. */
export const askIfUnsaved = (go: () => void): void => (anyUnsaved() ? askToLeave(go) : go())

/** Takes the question away, whatever the answer. */
export const closeQuestion = (): void => leaveQuestion.set(undefined)
