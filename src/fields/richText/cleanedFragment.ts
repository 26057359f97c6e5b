// Formatted text is cleaned again when it is shown: what is stored may be older than today's rules (domain 9).
import DOMPurify from 'dompurify'

const tags = ['p', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'br']
const attributes = ['href', 'target', 'rel', 'start']
const addresses = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

/** Nodes instead of text: nothing is parsed a second time, and no trusted type has to be made. */
export const cleanedFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    RETURN_DOM_FRAGMENT: true,
  })
