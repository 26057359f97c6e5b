// Several files as tiles; each opens by itself.
import { isFileValue } from './fileAddress.ts'
import { FileOpener } from './FileOpener.tsx'
import { FileTile } from './FileTile.tsx'
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
