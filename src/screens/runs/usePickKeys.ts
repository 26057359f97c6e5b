// Selecting by keyboard: x turns the row under the hand, Escape takes the selection away where nothing else wants it.
import { useMemo } from 'react'
import { useScreenKeys, type ScreenKey } from '../../look/screenKeys.ts'
import { useFreeKey } from '../../look/useFreeKey.ts'
import type { Picks } from './createPicks.ts'

const turnKey = 'x'

/** The row that the focus is in. */
const rowInFocus = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset['id']

export interface PickKeys {
  readonly picks: Picks
  /** Id of the row that keys act on. */
  readonly current: string | undefined
  readonly empty: boolean
  /** False where no check box is to be seen. */
  readonly heard: boolean
}

export const usePickKeys = ({ picks, current, empty, heard }: PickKeys): void => {
  useFreeKey(heard ? turnKey : undefined, () => {
    const id = [rowInFocus(), current].find((each) => each !== undefined && picks.page.get().includes(each))
    if (id !== undefined) picks.turn(id)
  })
  useFreeKey(heard && !empty ? 'Escape' : undefined, picks.clear)
  useScreenKeys(useMemo<readonly ScreenKey[]>(() => (heard ? [[[turnKey], 'keys.pick']] : []), [heard]))
}
