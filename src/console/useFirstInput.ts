// Does something at the first key or click, wherever it is, and only then.
import { useEffect } from 'react'

export const useFirstInput = (work: () => void): void => {
  useEffect(() => {
    const once = { once: true, capture: true }
    window.addEventListener('keydown', work, once)
    window.addEventListener('pointerdown', work, once)
    return () => {
      window.removeEventListener('keydown', work, once)
      window.removeEventListener('pointerdown', work, once)
    }
  }, [work])
}
