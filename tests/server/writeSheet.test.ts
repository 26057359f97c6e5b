// A workbook of texts that a spreadsheet would not open as they are: too long for a cell, or with what XML does not allow.
import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { sheetFormats } from '../../server/exports/writeSheet.ts'

/** @returns the texts of its only column */
const writtenAndRead = async (texts: readonly string[]): Promise<readonly unknown[]> => {
  const rows = async function* () {
    yield* texts.map((text) => [text])
  }
  const column = { header: 'Note', holds: 'text', cellOf: () => null } as const
  const { sheets } = await readXlsx(await buffer(sheetFormats.xlsx.write([column], rows(), 'YYYY-MM-DD')))
  return sheets[0]?.rows.slice(1).map(([cell]) => cell) ?? []
}

it('cuts what is longer than a cell may be, and no character in two', async () => {
  const [longest, longer, pairs] = ['x'.repeat(32_767), 'x'.repeat(32_768), `x${'🙂'.repeat(16_384)}`]
  expect(await writtenAndRead([longest, longer, pairs])).toEqual([longest, `${'x'.repeat(32_766)}…`, `x${'🙂'.repeat(16_382)}…`])
})

it('holds no character that XML does not allow', async () => {
  expect(await writtenAndRead(['a\uFFFEb\uFFFFc'])).toEqual(['a\uFFFDb\uFFFDc'])
})
