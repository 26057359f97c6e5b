// Puts together what every piece of the console may need.
import type { Text } from '../locales/useText.ts'
import { createActivity } from '../connection/createActivity.ts'
import { createNotices } from '../notices/createNotices.ts'
import { createSession } from '../session/createSession.ts'
import { tellEnding } from '../session/tellEnding.ts'
import type { Schemes } from '../theme/createScheme.ts'
import { loadShell } from '../shell/loadShell.ts'
import { lazyScreen } from './lazyScreen.ts'
import type { Configuration } from './Configuration.ts'
import { createConfigured } from './createConfigured.ts'
import type { Console } from './useConsole.ts'

export interface ConsoleParts {
  readonly configuration: Configuration
  readonly schemes: Schemes
  readonly text: Text
}

export const createConsole = ({ configuration, schemes, text }: ConsoleParts): Console => {
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
    Shell,
  }
}
