// Papers that creators of the demo send to be verified: drawn, of nobody real.
import sharp from 'sharp'
import type { Person } from './people.ts'
import { portrait } from './pictures.ts'
import type { Random } from './random.ts'

const escaped = (text: string): string => text.replace(/[<>&"]/g, '')

const drawn = (inside: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="304"><rect width="480" height="304" rx="18" fill="#e8eef4"/>${inside}</svg>`,
    ),
  )
    .jpeg({ quality: 80 })
    .toBuffer()

const line = (y: number, name: string, value: string): string =>
  `<text x="190" y="${y}" font-family="sans-serif" font-size="11" fill="#52606d">${name}</text><text x="190" y="${y + 20}" font-family="sans-serif" font-size="18" fill="#102a43">${escaped(value)}</text>`

/** A sample of an identity card: picture, name, country. */
export const cardFront = async ({ first, last, country, id }: Person, random: Random): Promise<Buffer> => {
  const face = (await portrait(random)).toString('base64')
  return drawn(`<rect width="480" height="52" rx="18" fill="#334e68"/><text x="24" y="34" font-family="sans-serif" font-size="20" fill="#fff">SAMPLE IDENTITY CARD</text>
    <image x="24" y="78" width="140" height="140" href="data:image/png;base64,${face}"/>
    ${line(90, 'Surname', last)}${line(140, 'Given name', first)}${line(190, 'Country', country)}${line(240, 'Number', `S${String(100_000 + id)}`)}`)
}

export const cardBack = ({ address, zipCode, city, id }: Person): Promise<Buffer> =>
  drawn(`${line(60, 'Address', address)}${line(110, 'City', `${zipCode} ${city}`)}
    <rect y="214" width="480" height="90" fill="#fff"/><text x="24" y="250" font-family="monospace" font-size="18" fill="#102a43">IDSMP&lt;&lt;S${String(100_000 + id)}&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text>`)
