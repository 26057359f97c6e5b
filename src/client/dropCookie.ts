// Takes the session cookie back, which alone ends what it names.
import { requestTimeoutMs } from './requestTimeoutMs.ts'

/** @returns whether the server did; where it did not, the session lives on there */
export const dropCookie = async (backendUrl: string): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs)
    const answer = await fetch(`${backendUrl}/session`, { method: 'DELETE', credentials: 'same-origin', keepalive: true, signal })
    return answer.ok
  } catch {
    return false
  }
}
