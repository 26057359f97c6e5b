// The session cookie: a socket cannot set one, so a one-time code is traded for it.
import { errorIn } from './errorIn.ts'
import type { WireError } from './errorText.ts'
import { requestTimeoutMs } from './requestTimeoutMs.ts'

/** @returns what the server has against it; undefined once the cookie is there */
export const tradeCode = async (backendUrl: string, code: string): Promise<WireError | undefined> => {
  const answer = await fetch(`${backendUrl}/session`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  })
  return answer.ok ? undefined : errorIn(answer)
}
