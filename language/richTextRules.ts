// What formatted text may hold: the server keeps nothing else, and the browser shows nothing else (domain 9).

export const richTextTags: readonly string[] = [
  'p',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'hr',
  'br',
]

/** Where its links may lead, by the beginning of an address. */
export const richTextSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** An address elsewhere by one of those schemes, or a place on the same site. */
export const richTextAddress = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i

/** What every link gets, whatever was written. */
export const richTextLink = { target: '_blank', rel: 'noopener noreferrer nofollow' }
