// Codes that are stored stay what they are: values of the field that is the key.
import { expect, it } from 'vitest'
import { ensureWas } from '../../generator/checks/ensureWas.ts'
import type { Problem } from '../../generator/problem.ts'
import { readState } from '../../language/migrations/state.ts'
import { stepTo } from '../../language/migrations/step.ts'
import type { TableModel } from '../../language/model.ts'
import { editedStand, standOfCase } from './verdict/editedStand.ts'

const { world } = await standOfCase('codeKey')
const { tables: before } = stepTo([], world.model.tables)
const toTitle: readonly (readonly [string, string])[] = [
  ["key: 'isbn'", "key: 'title'"],
  ["title: { kind: 'text', label: 'Title', required: true }", "title: { kind: 'text', label: 'Title', required: true, max: 20 }"],
  ["label: 'ISBN', required: true", "label: 'ISBN'"],
]
const toCode: readonly (readonly [string, string])[] = [
  ["key: 'isbn'", "key: 'code'"],
  ["isbn: { kind: 'text'", "code: { kind: 'text', was: 'isbn'"],
  ["fields: ['isbn'", "fields: ['code'"],
  ["columns: ['isbn'", "columns: ['code'"],
  ["by: 'isbn'", "by: 'code'"],
]

const toldOf = async (edits: readonly (readonly [string, string])[], old: readonly TableModel[] = before) => {
  const { stand, remove } = await editedStand(
    'codeKey',
    edits.map(([from, to]) => ({ file: 'index.ts', from, to })),
  )
  remove()
  const problems: Problem[] = []
  ensureWas(stand.written, stand.world.model.tables, old, (each) => problems.push(each))
  return [...problems, ...stepTo(old, stand.world.model.tables).narrowings].map(({ message }) => message)
}

it('refuses another field as the key', async () => {
  expect(await toldOf(toTitle)).toEqual([
    'stored values are keys by isbn and cannot become keys by title: records that are stored keep their key, and so does what refers to them: leave key of the entity as it was, and say `was` where its field is only called otherwise',
  ])
})

it('follows a key that is called otherwise', async () => {
  expect(await toldOf(toCode)).toEqual([])
})

it('refuses nothing of tables that were remembered before they told of keys', async () => {
  const untold = before.map((table) => ({
    ...table,
    columns: table.columns.map(({ holds, ...each }) => (each.name === 'id' ? each : { ...each, ...(holds !== undefined && { holds }) })),
  }))
  const { tables } = readState(JSON.stringify({ last: 1, tables: untold }))
  expect(await toldOf([], tables)).toEqual([])
  expect(await toldOf(toCode, tables)).toEqual([])
})
