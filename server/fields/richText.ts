// Formatted text is sanitised before it is stored: no scripts, frames, event handlers or styles; links get safe attributes (domain 9).
import sanitizeHtml from 'sanitize-html'
import { richTextLink, richTextSchemes, richTextTags } from '../../language/richTextRules.ts'

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', richTextLink),
  },
}

export const richText = {
  beforeWrite: (value: unknown): Promise<string> => Promise.resolve(sanitizeHtml(String(value), rules)),
}
