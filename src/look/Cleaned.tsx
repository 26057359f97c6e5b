// Formatted text, cleaned.
import { useCallback } from 'react'
import './richText.css'
import DOMPurify from 'dompurify'
import { richTextAddress, richTextTags } from '../../language/richTextRules.ts'

/** What the cleaner leaves of a formatted text. */
export const richTextRules = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: ['href', 'target', 'rel', 'start'],
  ALLOWED_URI_REGEXP: richTextAddress,
}

/**
 * Formatted text is cleaned again when it is shown: what is stored may be older than today's rules (domain 9).
 * Nodes instead of text: nothing is parsed a second time, and no trusted type has to be made.
 * @param besides tags that stay, too, for who makes others of them
 */
export const cleanedFragment = (html: string, besides: readonly string[] = []): DocumentFragment => {
  // Of a document without a body, such as a set of frames, there is none.
  const cleaned: DocumentFragment | null = DOMPurify.sanitize(html, {
    ...richTextRules,
    ALLOWED_TAGS: [...richTextRules.ALLOWED_TAGS, ...besides],
    RETURN_DOM_FRAGMENT: true,
  })
  return cleaned ?? document.createDocumentFragment()
}

export const Cleaned = ({ html }: { readonly html: string }) => {
  const fill = useCallback((place: HTMLDivElement | null) => place?.replaceChildren(cleanedFragment(html)), [html])
  return <div className="richText" ref={fill} />
}
