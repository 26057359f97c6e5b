// Formatted text as it will be read; what cleans it comes only where there is some.
import { Suspense } from 'react'
import { lazyScreen } from '../startUp/lazyScreen.ts'
import type { FieldViewProps } from './FieldView.ts'

const Cleaned = lazyScreen(async () => ({ default: (await import('./richText/Cleaned.tsx')).Cleaned }))

export const RichTextView = ({ value }: FieldViewProps) => (
  <Suspense fallback={null}>
    <Cleaned html={String(value)} />
  </Suspense>
)
