// Whether a message begins an operation: a server that goes down hears everything else.
import { isBag, readJson } from '../isBag.ts'

export const isQuestion = (text: string): boolean => {
  const message = readJson(text)
  return isBag(message) && message['type'] === 'subscribe'
}
