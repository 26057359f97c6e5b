// Puts together what every piece of the console may need.
import type { Text } from '../client/texts/useText.ts'
import { createActivity } from '../client/createActivity.ts'
import { createNotices } from '../client/createNotices.ts'
import { createSession } from '../client/createSession.ts'
import { tellEnding } from '../client/tellEnding.ts'
import type { Schemes } from '../client/createScheme.ts'
import { loadShell } from './loadShell.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import type { Configuration } from '../client/Configuration.ts'
import { createConfigured } from '../client/createConfigured.ts'
import { takeLineOnce, type EarlyLine } from '../client/takeLine.ts'
import type { Console } from '../client/useConsole.ts'

export interface ConsoleParts {
  readonly configuration: Configuration
  readonly schemes: Schemes
  readonly text: Text
  readonly line: EarlyLine | undefined
}

export const createConsole = ({ configuration, schemes, text, line }: ConsoleParts): Console => {
  const configured = createConfigured(configuration)
  const notices = createNotices()
  const activity = createActivity({ slowAfter: () => configured.get().notices.query, tell: () => notices.pending(text('notices.pending')) })
  const session = createSession()
  tellEnding({ session, notices, text })
  const Shell = lazyScreen(loadShell, { as: 'screen' })
  return {
    get configuration() {
      return configured.get()
    },
    configured,
    session,
    notices,
    activity,
    schemes,
    text,
    takeLine: takeLineOnce(line, session),
    Shell,
  }
}
