// What every piece of the console may need: configuration, session, notices, running requests.
import { createContext, use } from 'react'
import type { Activity } from './createActivity.ts'
import type { Notices } from './createNotices.ts'
import type { Schemes } from './createScheme.ts'
import type { Session } from './createSession.ts'
import type { Text } from './texts/useText.ts'
import type { TakeLine } from './takeLine.ts'
import type { LazyScreen } from './loadChunk.ts'
import type { Configuration } from './Configuration.ts'
import type { Configured } from './createConfigured.ts'

export interface Console {
  /** As it is now; of the context, as it was when this was drawn: another one draws again. */
  readonly configuration: Configuration
  readonly configured: Configured
  readonly session: Session
  readonly notices: Notices
  readonly activity: Activity
  readonly schemes: Schemes
  /** For what happens outside of components. */
  readonly text: Text
  /** The line that was opened before the console was there, once, for whoever it was opened for. */
  readonly takeLine: TakeLine
  /** The frame; loads with the texts that all screens share. */
  readonly Shell: LazyScreen<object>
}

export const ConsoleContext = createContext<Console | undefined>(undefined)

export const useConsole = (): Console => {
  const found = use(ConsoleContext)
  if (!found) throw new Error('useConsole needs a ConsoleContext around it.')
  return found
}
