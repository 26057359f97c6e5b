// How a stored file can be looked at here. Apart from its address: a list shows small pictures and opens none.
import { isDrawn, type ShownFile } from './fileAddress.ts'

type Preview = 'picture' | 'video' | 'sound' | 'pdf' | 'none'

/** How a file can be looked at here; every other one is for download. */
export const previewOf = ({ contentType }: Pick<ShownFile, 'contentType'>): Preview => {
  const [plain = ''] = contentType.split(';')
  if (isDrawn(plain)) return 'picture'
  if (plain === 'video/mp4' || plain === 'video/webm') return 'video'
  if (['audio/mpeg', 'audio/ogg', 'audio/x-m4a', 'audio/mp4'].includes(plain)) return 'sound'
  return plain === 'application/pdf' ? 'pdf' : 'none'
}
