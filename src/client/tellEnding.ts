// Says why a session ended, where one stands then: at the login. Whatever was told to whoever was logged in goes with them, and so does what they prefer.
import { app } from '#generated/app.ts'
import { bestLanguage, languagesOf } from '../../language/languages.ts'
import { preferences } from './preferences.ts'
import { sharedTexts } from './texts/productTexts.ts'
import type { Console } from './useConsole.ts'
import { endingText } from './Ending.ts'

export const tellEnding = ({ session, notices, text }: Pick<Console, 'session' | 'notices' | 'text'>): void => {
  session.subscribe(() => {
    const state = session.get()
    if (state.is !== 'out') return
    notices.clear()
    // As the page would begin for a stranger (server/preferences/readPage.ts).
    preferences.set({ language: bestLanguage(navigator.languages.join(), languagesOf(app)) })
    const { why } = state
    // The product's words are among those of the frame, which was there.
    if (why !== undefined)
      void sharedTexts()
        .catch(() => undefined)
        .then(() => notices.error(text(endingText(why))))
  })
}
