// Formatted text as it will be read; what cleans it comes only where there is some. Until then its words stand there, block by block.
import { Suspense } from 'react'
import { richText } from '../../language/fields/richText.ts'
import { lazyScreen } from './lazyScreen.ts'
import type { FieldViewProps } from './FieldView.ts'
import './richText.css'

const Cleaned = lazyScreen(async () => ({ default: (await import('./Cleaned.tsx')).Cleaned }))

const endOfBlock = /<\/(?:p|h\d|li|blockquote|pre)>/

/** The words take about the room that the text will take: nothing below it jumps. */
const Words = ({ html }: { readonly html: string }) => (
  <div className="richText">
    {html
      .split(endOfBlock)
      .map(richText.text)
      .filter((words) => words !== '')
      .map((words, at) => (
        // eslint-disable-next-line react/no-array-index-key -- blocks have no other name, and are drawn once
        <p key={at}>{words}</p>
      ))}
  </div>
)

export const RichTextView = ({ value }: FieldViewProps) => (
  <Suspense fallback={<Words html={String(value)} />}>
    <Cleaned html={String(value)} />
  </Suspense>
)
