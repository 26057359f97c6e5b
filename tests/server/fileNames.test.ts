// The names that people give their files: harmless for the record and for the header of a download.
import { describe, expect, it } from 'vitest'
import { cleanName, dispositionOf } from '../../server/files/fileName.ts'

describe('a name is kept', () => {
  it.each([
    ['without its folders', '../../etc/passwd', 'passwd'],
    ['without those of Windows', 'C:\\Users\\kim\\a b.png', 'a b.png'],
    ['without what turns the reading direction', 'evil\u202Efdp.exe', 'evilfdp.exe'],
    ['without control characters and ends of lines', 'a\u0000\r\n\u2028b\u200B.png', 'ab.png'],
    ['without half a character', 'a\uD800b.png', 'ab.png'],
    ['without spaces around it', '  a.png  ', 'a.png'],
    ['in one spelling of its letters', 'u\u0308ber.png', '\u00FCber.png'],
    ['as a file, where there is none', '', 'file'],
    ['as a file, where it is a folder', 'folder/', 'file'],
    ['as a file of its kind, where it is nothing else', '.png', 'file.png'],
    ['up to 150 characters, and its extension', `${'x'.repeat(200)}.jpeg`, `${'x'.repeat(150)}.jpeg`],
    ['up to 150 whole characters', `${'\u{1F600}'.repeat(200)}.png`, `${'\u{1F600}'.repeat(150)}.png`],
    ['up to 150 characters, where what follows a dot is no extension', `a.${'x'.repeat(200)}`, `a.${'x'.repeat(148)}`],
  ])('%s', (_how, given, kept) => expect(cleanName(given)).toBe(kept))
})

describe('a download is called', () => {
  it.each([
    ['a b-c_1.png', `attachment; filename="a b-c_1.png"; filename*=UTF-8''a%20b-c_1.png`],
    ['\u00FC".png', `attachment; filename="__.png"; filename*=UTF-8''%C3%BC%22.png`],
    ["it's (1)*.png", `attachment; filename="it_s _1__.png"; filename*=UTF-8''it%27s%20%281%29%2A.png`],
    ['a\r\nSet-Cookie: x', `attachment; filename="a__Set-Cookie_ x"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x`],
  ])('%j', (name, header) => expect(dispositionOf(name)).toBe(header))
})
