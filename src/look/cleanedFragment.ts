// Formatted text is cleaned again when it is shown: what is stored may be older than today's rules (domain 9).
import DOMPurify from 'dompurify'
import { richTextAddress, richTextTags } from '../../language/richTextRules.ts'

const attributes = ['href', 'target', 'rel', 'start']

/** Nodes instead of text: nothing is parsed a second time, and no trusted type has to be made. */
export const cleanedFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: richTextAddress,
    RETURN_DOM_FRAGMENT: true,
  })
