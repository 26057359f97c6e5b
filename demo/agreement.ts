// A small document, written by hand: one page of text, as any reader opens it.

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?')

const pageOf = (lines: readonly string[]): string =>
  ['BT /F1 20 Tf 72 760 Td 26 TL', ...lines.map((line, at) => `${at === 1 ? '/F1 12 Tf 20 TL ' : ''}(${escaped(line)}) Tj T*`), 'ET'].join(
    '\n',
  )

/** @param lines the first is the heading */
export const documentOf = (lines: readonly string[]): Buffer => {
  const page = pageOf(lines)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${page.length}>>\nstream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((each, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${each}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(`${text}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`, 'latin1')
}
