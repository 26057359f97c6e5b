// Formatted text, cleaned.
import { useCallback } from 'react'
import { cleanedFragment } from './cleanedFragment.ts'
import './richText.css'

export const Cleaned = ({ html }: { readonly html: string }) => {
  const fill = useCallback((place: HTMLDivElement | null) => place?.replaceChildren(cleanedFragment(html)), [html])
  return <div className="richText" ref={fill} />
}
