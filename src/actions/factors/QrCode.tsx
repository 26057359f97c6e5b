// A text as a QR code: dark on white in any scheme, as cameras want it.
import { encodeQR } from 'qr'
import type { ReactElement } from 'react'

export interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** Of the code's own squares, as readers want it around it. */
const borderSize = 4

export const QrCode = ({ text, label }: QrCodeProps): ReactElement => {
  const rows = encodeQR(text, 'raw', { border: borderSize })
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qrCode" role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
