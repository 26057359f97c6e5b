// What an HTTP answer of the server has against a request, in the form that errors have on the socket.
import type { WireError } from './errorText.ts'

export const errorIn = async (answer: Response): Promise<WireError> => {
  const { message, ...extensions } = (await answer.json().catch(() => ({}))) as { readonly message?: string }
  return { message: message ?? '', extensions }
}
