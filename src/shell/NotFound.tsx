// A known path without the record or the right. The next route clears it.
import type { ReactElement } from 'react'
import { useText } from '../locales/useText.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

export const NotFound = (): ReactElement => <ScreenFrame title={useText()('shell.notFound')}>{null}</ScreenFrame>
