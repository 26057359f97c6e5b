// A file to look at, as its sort is looked at: a picture, a player, the pages of a document. What has no look is for download.
import { lazyScreen } from './lazyScreen.ts'
import { Suspense } from 'react'
import { useConsole } from '../client/useConsole.ts'
import { fileAddress, thumbnailAddress } from './fileAddress.ts'
import { previewOf } from './previewOf.ts'
import type { ShownFile as File } from './fileAddress.ts'
import { FileTile } from './FileView.tsx'
import { Loading } from './Loading.tsx'
import { Player } from './Player.tsx'
import type { PlayerProps } from './Player.tsx'
import './files.css'

export interface ShownFileProps extends Pick<PlayerProps, 'renew'> {
  readonly file: File
}

const PdfPages = lazyScreen(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }))

const Look = ({ file, renew }: ShownFileProps) => {
  const { addresses } = useConsole().configuration
  const address = fileAddress(addresses, file)
  const name = file.name ?? ''
  const preview = previewOf(file)
  if (preview === 'picture') return <img src={thumbnailAddress(addresses, file, 'large') ?? address} alt={name} />
  if (preview === 'video' || preview === 'sound') return <Player kind={preview === 'video' ? 'video' : 'audio'} file={file} renew={renew} />
  if (preview === 'pdf')
    return (
      <Suspense fallback={<Loading />}>
        <PdfPages key={file.uuid} address={address} name={name} />
      </Suspense>
    )
  return <FileTile file={file} />
}

export const ShownFile = (props: ShownFileProps) => (
  <div className="fileShown">
    <Look {...props} />
  </div>
)
