// A file: its tile, which opens it or saves it.
import { isFileValue } from '../files/fileAddress.ts'
import { FileOpener } from '../files/FileOpener.tsx'
import { FileTile } from '../files/FileTile.tsx'
import type { FieldViewProps } from './FieldView.ts'

export const FileView = ({ field, value }: FieldViewProps) =>
  isFileValue(value) ? (
    <FileOpener field={field} file={value}>
      <FileTile file={value} />
    </FileOpener>
  ) : null
