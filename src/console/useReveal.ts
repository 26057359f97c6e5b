// Whether a secret is shown as it is typed.
import { useState } from 'react'

export const useReveal = (): { readonly shown: boolean; readonly toggle: () => void } => {
  const [shown, setShown] = useState(false)
  return { shown, toggle: () => setShown((before) => !before) }
}
