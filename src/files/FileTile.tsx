// A file by its small picture, or by its sort where it has none, with its name and size.
import { use } from 'react'
import { app } from '#generated/app.ts'
import { sizeText } from '../../language/fields/upload.ts'
import { extensionOf } from '../../language/fileTypes.ts'
import { Thumbnail } from '../fields/Thumbnail.tsx'
import { ConsoleContext } from '../startUp/useConsole.ts'
import { thumbnailAddress } from './fileAddress.ts'
import type { ShownFile } from './fileAddress.ts'
import './files.css'

export const FileTile = ({ file }: { readonly file: ShownFile }) => {
  const address = thumbnailAddress(use(ConsoleContext)?.configuration.addresses ?? app.addresses, file)
  const name = file.name ?? ''
  return (
    <>
      <span className="fileSort" aria-hidden>
        <Thumbnail address={address}>{extensionOf(name).toUpperCase()}</Thumbnail>
      </span>
      <span>
        <span className="uploadName">{name}</span>
        {file.bytes !== undefined && <span className="absent"> {sizeText(file.bytes)}</span>}
      </span>
    </>
  )
}
