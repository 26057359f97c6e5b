// The frame's code and all texts of the product, side by side.
import type { ComponentType } from 'react'
import type { Console } from '../startUp/useConsole.ts'

export const loadShell = async ({ allTexts }: Pick<Console, 'allTexts'>): Promise<{ readonly default: ComponentType }> => {
  const [shell] = await Promise.all([import('./Shell.tsx'), allTexts()])
  return shell
}
