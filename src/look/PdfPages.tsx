// The pages of a document, drawn on canvases: nothing of it runs, and nothing of it is framed.
import { useEffect, useRef, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { addOwnTexts } from '../client/texts/productTexts.ts'
import texts from '../client/texts/pdf.en.json'
import { useText } from '../client/texts/useText.ts'
import { Loading } from './Loading.tsx'
import { loadPdf, type PdfPlace } from './loadPdf.ts'
import './files.css'

addOwnTexts(texts)

/** More pages than this are for download. */
const maxPages = 50
const widthPixels = 1000
/** Whoever made the document says how long a page is: all pages together, four bytes a pixel, are to be no more than a tab can hold. */
const maxPixels = 2_000_000
/** No browser draws on a longer canvas for certain. */
const maxHeight = 16_384

/** What one point of a page is in pixels. */
const scaleOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(widthPixels / width, Math.sqrt(maxPixels / (width * height)), maxHeight / height)

const Page = ({ pdf, number, label }: { readonly pdf: PDFDocumentProxy; readonly number: number; readonly label: string }) => {
  const place = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = place.current
    let over = false
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number)
      if (over || !canvas) return
      const viewport = page.getViewport({ scale: scaleOf(page.getViewport({ scale: 1 })) })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      await page.render({ canvas, viewport }).promise
      canvas.dataset['drawn'] = 'true'
    }
    void draw().catch(() => undefined)
    return () => {
      over = true
    }
  }, [pdf, number])
  // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is how it is drawn
  return <canvas ref={place} role="img" aria-label={label} />
}

export interface PdfPagesProps extends PdfPlace {
  readonly name: string
}

export const PdfPages = ({ address, renew, name }: PdfPagesProps) => {
  const t = useText()
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [failed, setFailed] = useState(false)
  // The address of the first look counts: a newer one is of the same file.
  const [first] = useState({ address, renew })
  useEffect(() => {
    const stop = new AbortController()
    loadPdf(first, stop.signal).then(setPdf, () => {
      if (!stop.signal.aborted) setFailed(true)
    })
    return () => stop.abort()
  }, [first])
  if (failed) return <p role="alert">{t('files.notShown')}</p>
  if (!pdf) return <Loading />
  const count = Math.min(pdf.numPages, maxPages)
  return (
    <div className="pdfPages">
      {Array.from({ length: count }, (_, at) => (
        <Page key={at} pdf={pdf} number={at + 1} label={t('files.page', [name, String(at + 1), String(pdf.numPages)])} />
      ))}
      {pdf.numPages > maxPages && <p className="absent">{t('files.morePages', [pdf.numPages])}</p>}
    </div>
  )
}
