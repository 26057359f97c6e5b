// The words for a request's error (domain 19): its template translated, else the server's message, else that it failed.
import { ourWords } from './texts/ourWords.ts'
import type { Text } from './texts/useText.ts'

/** One error as the wire gives it. */
export interface WireError {
  readonly message: string
  readonly extensions?: Readonly<Record<string, unknown>> | undefined
}

const inBraces = /\{([A-Za-z][\w.]*)\}/

const templateOf = ({ message, extensions }: WireError): string | undefined => {
  const said = extensions?.['template']
  return typeof said === 'string' ? said : inBraces.exec(message)?.[1]
}

const paramsOf = ({ extensions }: WireError): readonly string[] => {
  const said = extensions?.['params']
  return Array.isArray(said) ? said.map(String) : []
}

export const codeOf = (error: WireError): string | undefined => {
  const code = error.extensions?.['code']
  return typeof code === 'string' ? code : undefined
}

export const errorText = (error: WireError, text: Text): string => {
  const template = templateOf(error)
  const ours = template === undefined ? undefined : ourWords(template, paramsOf(error), text)
  const words = ours ?? (error.message.trim() || text('errors.request'))
  const id = error.extensions?.['id']
  return typeof id === 'string' ? `${words} (${id})` : words
}
