// A file to look at, as its sort is looked at: a picture, a player, the pages of a document. What has no look is for download.
import { lazyScreen } from './lazyScreen.ts'
import { Suspense, useState } from 'react'
import { useConsole } from '../client/useConsole.ts'
import { fileAddress, thumbnailAddress, type ShownFile as File } from './fileAddress.ts'
import { previewOf } from './previewOf.ts'
import { FileTile } from './FileView.tsx'
import { Loading } from './Loading.tsx'
import { Player, type PlayerProps } from './Player.tsx'
import './files.css'

export interface ShownFileProps extends Pick<PlayerProps, 'renew'> {
  readonly file: File
}

const PdfPages = lazyScreen(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }))

/** Its address may have run out while what shows it came. */
const Picture = ({ file, renew }: ShownFileProps) => {
  const { addresses } = useConsole().configuration
  const [renewed, setRenewed] = useState<File>()
  const again = (): void => void renew().then(setRenewed, () => undefined)
  const shown = renewed ?? file
  const address = thumbnailAddress(addresses, shown, 'large') ?? fileAddress(addresses, shown)
  // Another element asks for it anew, under the same address too.
  return <img key={renewed ? 'renewed' : 'first'} src={address} alt={file.name ?? ''} onError={renewed ? undefined : again} />
}

const Look = ({ file, renew }: ShownFileProps) => {
  const { addresses } = useConsole().configuration
  const preview = previewOf(file)
  if (preview === 'picture') return <Picture key={file.uuid} file={file} renew={renew} />
  if (preview === 'video' || preview === 'sound') return <Player kind={preview === 'video' ? 'video' : 'audio'} file={file} renew={renew} />
  if (preview === 'pdf') {
    const renewed = async (): Promise<string | undefined> => {
      const found = await renew()
      return found && fileAddress(addresses, found)
    }
    return (
      <Suspense fallback={<Loading />}>
        <PdfPages key={file.uuid} address={fileAddress(addresses, file)} name={file.name ?? ''} renew={renewed} />
      </Suspense>
    )
  }
  return <FileTile file={file} />
}

export const ShownFile = (props: ShownFileProps) => (
  <div className="fileShown">
    <Look {...props} />
  </div>
)
