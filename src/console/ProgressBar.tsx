// Shown while any request runs.
import type { ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import { useConsole } from '../client/useConsole.ts'
import { useStore } from '../client/createStore.ts'

export const ProgressBar = (): ReactElement | null => {
  const running = useStore(useConsole().activity.running) > 0
  const text = useText()
  return running ? <progress className="progress" aria-label={text('shell.progress')} /> : null
}
