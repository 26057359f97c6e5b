// Formatted text as a page has it, in a frame of no origin that runs nothing: not even what slipped through the cleaner would reach the console.
import { useCallback } from 'react'
import DOMPurify from 'dompurify'
import { useText } from '../../client/texts/useText.ts'
import { richTextRules } from '../../look/Cleaned.tsx'
import { nonce } from '../../look/nonce.ts'
import look from './previewFrame.css?inline'

/** Its links open as they do on the site: in a tab of their own, which is no longer in the frame. */
const permitted = 'allow-popups allow-popups-to-escape-sandbox'

/**
 * What is written is cleaned first, and then once more with a style sheet before it: trusted types let no text into a frame but the cleaner's own,
 * and the frame has the policy of the console, by which a style sheet needs its nonce.
 */
const documentOf = (html: string) =>
  DOMPurify.sanitize(`<style nonce="${nonce}">${look}</style>${DOMPurify.sanitize(html, richTextRules)}`, {
    ...richTextRules,
    ALLOWED_TAGS: [...richTextRules.ALLOWED_TAGS, 'style'],
    ALLOWED_ATTR: [...richTextRules.ALLOWED_ATTR, 'nonce'],
    ADD_URI_SAFE_ATTR: ['nonce'],
    FORCE_BODY: true,
    RETURN_TRUSTED_TYPE: true,
  })

export const PreviewFrame = ({ html }: { readonly html: string }) => {
  const t = useText()
  const fill = useCallback(
    (frame: HTMLIFrameElement | null) => {
      // What is known of documents' types has no trusted texts.
      if (frame) frame.srcdoc = documentOf(html) as unknown as string
    },
    [html],
  )
  return <iframe className="richTextPreview" title={t('richText.preview')} sandbox={permitted} ref={fill} />
}
