// Which of the lines is chosen: arrows move, Enter takes it.
import { useState, type KeyboardEvent } from 'react'
import type { Found } from './Found.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export interface Choosing {
  readonly chosen: Found | undefined
  readonly pressed: (event: KeyboardEvent) => void
  readonly first: () => void
}

export const useChoosing = (found: readonly Found[], take: (found: Found) => void): Choosing => {
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, found.length - 1)
  const chosen = found[at]
  const pressed = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setWanted((at + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && chosen) take(chosen)
  }
  return { chosen, pressed, first: () => setWanted(0) }
}
