// Several files as tiles; each opens by itself.
import { isFileValue } from '../files/fileAddress.ts'
import { FileOpener } from '../files/FileOpener.tsx'
import { FileTile } from '../files/FileTile.tsx'
import type { FieldViewProps } from './FieldView.ts'

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
