// The words for a request's error (domain 19): its template translated, else the server's message, else that it failed.
import type { Text } from './texts/useText.ts'
import { wordsOf } from '../../language/messages.ts'

const keysOf = (param: string): readonly string[] => (param.startsWith('@') ? param.slice(1).split(' @') : [])

/**
 * What the server says in our texts.
 * Undefined where one of its texts is not here, as of an entity that no screen has shown yet: then the server's own words stand.
 */
export const ourWords = (template: string, params: readonly string[], text: Text): string | undefined =>
  [template, ...params.flatMap(keysOf)].some((key) => text(key) === key) ? undefined : text(template, wordsOf(params, text))

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

/** Whether a request failed so. */
export const hasCode = (failure: unknown, code: string): boolean =>
  ((failure as { readonly errors?: readonly WireError[] } | undefined)?.errors ?? []).some((each) => codeOf(each) === code)

export const errorText = (error: WireError, text: Text): string => {
  const template = templateOf(error)
  const ours = template === undefined ? undefined : ourWords(template, paramsOf(error), text)
  const words = ours ?? (error.message.trim() || text('errors.request'))
  const id = error.extensions?.['id']
  return typeof id === 'string' ? `${words} (${id})` : words
}
