// A picture, small; while it is processed, or where it failed, the words of its state.
import Avatar from '@mui/material/Avatar'
import type { Image } from '../../language/fields/image.ts'
import { useTextContext } from '../records/useTextContext.ts'
import type { FieldViewProps } from './FieldView.ts'
import { thumbnailOf } from './thumbnailOf.ts'

export const ImageView = ({ field, value }: FieldViewProps) => {
  const { t } = useTextContext()
  const picture = value as Image
  return <Avatar variant="rounded" src={thumbnailOf(picture)} alt={t(field.label)} sx={{ inlineSize: 40, blockSize: 40 }} />
}
