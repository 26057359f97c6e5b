// Logging in, as the form needs it. The code that speaks to the server comes with the first key or click.
import { useCallback } from 'react'
import { person } from '#generated/access.ts'
import { app } from '#generated/app.ts'
import { errorText } from '../client/errorText.ts'
import { sharedTexts } from '../client/texts/productTexts.ts'
import { loadChunk } from '../client/loadChunk.ts'
import { useConsole } from '../client/useConsole.ts'
import { addressesOf } from '../client/Configuration.ts'
import { left } from '../client/leave.ts'
import type { Challenge, Credentials, login } from '../client/login.ts'
import type { SignedIn } from '../client/SignedIn.ts'

/** The user, what else is asked, or the text to show; the session is not begun yet. */
export type LoginAnswer = { readonly user: SignedIn } | { readonly challenge: Challenge } | { readonly failure: string }

export const prepareLogin = async (): Promise<{ readonly login: typeof login }> =>
  loadChunk(() => import('../client/login.ts'), app.chunkTimeout)

export const useLogin = (): ((credentials: Credentials) => Promise<LoginAnswer>) => {
  const { activity, configuration, text } = useConsole()
  return useCallback(
    async (credentials) => {
      const over = activity.begin()
      try {
        await left()
        const prepared = await prepareLogin()
        const outcome = await prepared.login(credentials, addressesOf(configuration))
        if (outcome.is === 'in') return { user: outcome.user }
        if (outcome.is === 'asked') return { challenge: outcome.challenge }
        // Where nobody answered nothing else would come either, and the words for that are here.
        if (outcome.is === 'refused' || outcome.error.message !== '') await sharedTexts()
        return { failure: outcome.is === 'refused' ? text(person.refusal) : errorText(outcome.error, text) }
      } catch {
        return { failure: text('errors.request') }
      } finally {
        over()
      }
    },
    [activity, configuration, text],
  )
}
