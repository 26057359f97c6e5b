// The looks of files: a tile, which opens its file or saves it; several of them; a picture, which opens larger.
import { isFileValue, type ShownFile } from './fileAddress.ts'
import { FileOpener } from './FileOpener.tsx'
import type { FieldViewProps } from './FieldView.ts'
import { sizeText } from '../../language/fields/upload.ts'
import { extensionOf } from '../../language/fileTypes.ts'
import { Thumbnail, Portrait } from './Thumbnail.tsx'
import './files.css'
import { useText } from '../client/texts/useText.ts'

/** A file by its small picture, or by its sort where it has none, with its name and size. */
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

export const FileView = ({ field, value }: FieldViewProps) =>
  isFileValue(value) ? (
    <FileOpener field={field} file={value}>
      <FileTile file={value} />
    </FileOpener>
  ) : null

/** Several files as tiles; each opens by itself. */
export const FilesView = ({ field, value }: FieldViewProps) => (
  <ul className="fileGallery">
    {(Array.isArray(value) ? value : []).filter(isFileValue).map((file) => (
      <li key={file.uuid}>
        <FileOpener field={field} file={file}>
          <FileTile file={file} />
        </FileOpener>
      </li>
    ))}
  </ul>
)

/** A picture, small; it opens larger. */
export const ImageView = ({ field, value }: FieldViewProps) => {
  const t = useText()
  if (!isFileValue(value)) return null
  return (
    <FileOpener field={field} file={value}>
      <Portrait picture={value} title={t(field.label)} size="picture" alt={t(field.label)} />
    </FileOpener>
  )
}
