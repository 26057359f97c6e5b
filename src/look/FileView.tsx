// A file: its tile, which opens it or saves it.
import { isFileValue } from './fileAddress.ts'
import { FileOpener } from './FileOpener.tsx'
import { FileTile } from './FileTile.tsx'
import type { FieldViewProps } from './FieldView.ts'

export const FileView = ({ field, value }: FieldViewProps) =>
  isFileValue(value) ? (
    <FileOpener field={field} file={value}>
      <FileTile file={value} />
    </FileOpener>
  ) : null
