// A file by its small picture, or by its sort where it has none, with its name and size.
import { sizeText } from '../../language/fields/upload.ts'
import { extensionOf } from '../../language/fileTypes.ts'
import type { ShownFile } from './fileAddress.ts'
import { Thumbnail } from './Thumbnail.tsx'
import './files.css'

export const FileTile = ({ file }: { readonly file: ShownFile }) => {
  const name = file.name ?? ''
  return (
    <>
      <span className="fileSort" aria-hidden>
        <Thumbnail picture={file}>{extensionOf(name).toUpperCase()}</Thumbnail>
      </span>
      <span>
        <span className="uploadName" title={name}>
          {name}
        </span>
        {file.bytes !== undefined && <span className="absent"> {sizeText(file.bytes)}</span>}
      </span>
    </>
  )
}
