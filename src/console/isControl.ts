// Whether a letter is pressed with Control, or Command, and with nothing else.
import type { KeyboardEvent as Pressed } from 'react'

export const isControl = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent | Pressed, letter: string): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === letter
