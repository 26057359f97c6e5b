// What comes back of records that were handed out, as people paste it and as programs write it.
import { expect, it } from 'vitest'
import { readAnswers } from '../../server/runs/readAnswers.ts'

const waiting = ['11', '12', '13']

it.each([
  ['tabs', '11\tA\n12\tB'],
  ['semicolons and CRLF', '11;A\r\n12;B\r\n'],
  ['the file itself, with its mark and headings', '\uFEFFID,Account,Reference\r\n11,"a, b",A\r\n12,c,B\r\n13,d,\r\n'],
  ['blanks around, an empty line between', ' 11 , A \n\n12,B'],
  ['what a spreadsheet was kept from taking for a formula', "11,'+A\n12,'=B"],
  ['nothing but a blank between', '11 A\n12  B'],
  ['each line in its own way', '11 A\n12;B'],
  ['one line twice', '11,A\n12,B\n11,A'],
])('is read: %s', (_, text) => {
  const { came, unread } = readAnswers(text, waiting, 5)
  expect([came.map(({ record, answer }) => [record, answer.replace(/^[+=]/, '')]), unread]).toEqual([
    [
      ['11', 'A'],
      ['12', 'B'],
    ],
    [],
  ])
})

it.each([
  ['whose empty end was left out', 'ID,Money,Currency,Reference\r\n11,10.00,EUR,A\r\n12,20.00,EUR\r\n13\r\n', []],
  ['with more than there are headings', 'ID,Money,Reference\n11,10.00,A,\n12,20.00,B,C', ['12 20.00 B C']],
  ['of more than two cells without headings', '11,A\n12,20.00,EUR\n13,,EUR', ['12 20.00 EUR', '13 EUR']],
])('takes no other column for the answer in a line %s', (_, text, untold) => {
  expect(readAnswers(text, waiting, 5)).toEqual({ came: [{ record: '11', answer: 'A' }], unread: untold })
})

it('takes nothing for the answer that stands below no heading', () => {
  expect(readAnswers('ID,Money,Reference,\n11,10.00,A,late\n12,20.00,B,\n', waiting, 5)).toEqual({
    came: [],
    unread: ['11 10.00 A late', '12 20.00 B'],
  })
  expect(readAnswers('ID,Money,Reference,\n11,10.00,A,\n', waiting, 5)).toEqual({ came: [{ record: '11', answer: 'A' }], unread: [] })
  expect(readAnswers('ID,\n11,A\n', waiting, 5)).toEqual({ came: [{ record: '11', answer: 'A' }], unread: [] })
  expect(readAnswers('ID,,\n11,A,late\n', waiting, 5)).toEqual({ came: [], unread: ['11 A late'] })
})

it('tells lines that it cannot take', () => {
  const { came, unread } = readAnswers('11,A\n99,B\n12,much too long\n11,C\nnonsense', waiting, 5)
  expect(came).toEqual([{ record: '11', answer: 'A' }])
  expect(unread).toEqual(['99 B', '12 much too long', '11 C', 'nonsense'])
})

it('tells a first line that begins with a number, and cannot be taken: it is none of headings', () => {
  expect(readAnswers('11,much too long', waiting, 5)).toEqual({ came: [], unread: ['11 much too long'] })
  expect(readAnswers('99,B\n11,A', waiting, 5)).toEqual({ came: [{ record: '11', answer: 'A' }], unread: ['99 B'] })
  expect(readAnswers('', waiting, 5)).toEqual({ came: [], unread: [] })
})
