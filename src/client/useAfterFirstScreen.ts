// Whether the first screen is there: what is to be seen, but not first, is drawn from then on.
import { useEffect, useState } from 'react'
import { afterFirstScreen } from './whenIdle.ts'

export const useAfterFirstScreen = (): boolean => {
  const [free, setFree] = useState(false)
  useEffect(() => afterFirstScreen(() => setFree(true)), [])
  return free
}
