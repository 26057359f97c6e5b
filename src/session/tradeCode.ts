// The session cookie: a socket cannot set one, so a one-time code is traded for it.

/** A request that nobody answers would be waited for without end. */
const longest = 20_000

/** Resolves once the cookie is there. */
export const tradeCode = async (backendUrl: string, code: string): Promise<void> => {
  const answer = await fetch(`${backendUrl}/session`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
    signal: AbortSignal.timeout(longest),
  })
  if (!answer.ok) throw new Error(`${backendUrl}/session (${answer.status})`)
}

/** Takes the cookie back. What it named is over either way, so a failure is no matter. */
export const dropCookie = async (backendUrl: string): Promise<void> => {
  await fetch(`${backendUrl}/session`, { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(() => undefined)
}
