// The frame's code and the texts that all screens share, side by side.
import type { ComponentType } from 'react'
import { sharedTexts } from '../client/texts/productTexts.ts'

export const loadShell = async (): Promise<{ readonly default: ComponentType }> => {
  const [shell] = await Promise.all([import('./Shell.tsx'), sharedTexts()])
  return shell
}
