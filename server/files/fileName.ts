// Names that people give their files, made harmless: for the record, and for the header of a download.

/** Control characters, and those that turn the reading direction: evil.fdp.exe must read as what it is. */
const tricky = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const maxNameLength = 150

/** Without folders and tricks, not too long; its extension is kept. */
export const cleanName = (name: string): string => {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(tricky, '').trim()
  const end = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? ''
  const start = Array.from(plain.slice(0, plain.length - end.length))
    .slice(0, maxNameLength)
    .join('')
    .trim()
  return `${start === '' ? 'file' : start}${end}`
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)

/** Always a download when it is opened by itself; an image or video element does not mind. */
export const dispositionOf = (name: string): string =>
  `attachment; filename="${name.replace(/[^A-Za-z0-9._ -]/g, '_')}"; filename*=UTF-8''${encoded(name)}`
