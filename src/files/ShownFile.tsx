// A file to look at, as its sort is looked at: a picture, a player, the pages of a document. What has no look is for download.
/* eslint-disable jsx-a11y/media-has-caption -- what people send has none */
import { lazyScreen } from '../startUp/lazyScreen.ts'
import { Suspense } from 'react'
import { useText } from '../locales/useText.ts'
import { useConsole } from '../startUp/useConsole.ts'
import { fileAddress, previewOf, thumbnailAddress } from './fileAddress.ts'
import type { ShownFile as File } from './fileAddress.ts'
import { FileTile } from './FileTile.tsx'
import './files.css'

const PdfPages = lazyScreen(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }))

const Look = ({ file }: { readonly file: File }) => {
  const t = useText()
  const { addresses } = useConsole().configuration
  const address = fileAddress(addresses, file)
  const name = file.name ?? ''
  const preview = previewOf(file)
  if (preview === 'picture') return <img src={thumbnailAddress(addresses, file, 'large') ?? address} alt={name} />
  if (preview === 'video')
    return <video src={address} poster={thumbnailAddress(addresses, file)} controls preload="metadata" aria-label={name} />
  if (preview === 'sound') return <audio src={address} controls preload="metadata" aria-label={name} />
  if (preview === 'pdf')
    return (
      <Suspense fallback={<p className="absent">{t('list.loading')}</p>}>
        <PdfPages key={file.uuid} address={address} name={name} />
      </Suspense>
    )
  return <FileTile file={file} />
}

export const ShownFile = ({ file }: { readonly file: File }) => (
  <div className="fileShown">
    <Look file={file} />
  </div>
)
