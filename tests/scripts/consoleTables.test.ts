// The tables of entities in the built console: what the server alone reads is not in them, all else is as it was generated.
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { users } from '#generated/entities/users.ts'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import { consoleTables } from '../../scripts/consoleTables.ts'

const { load } = consoleTables as unknown as { readonly load: { readonly handler: (id: string) => Promise<{ readonly code: string }> } }
const file = fileURLToPath(new URL('../../generated/entities/users.ts', import.meta.url))

it('leaves out what only the server reads, and says once what stands there several times', async () => {
  const { code } = await load.handler(file)
  const { users: built } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly users: EntityModel }
  const lean = ({ columns: _columns, class: _class, enum: _enum, graphql, ...field }: FieldModel): object => ({
    ...field,
    ...(graphql === 'Money' && { graphql }),
    ...(field.row && { row: field.row.map(lean) }),
  })
  const entity: EntityModel = users
  const { unique: _unique, list, ...rest } = entity
  const { foundBy: _foundBy, ...leanList } = list ?? {}
  expect(built).toEqual({
    ...rest,
    list: leanList,
    parts: entity.parts.map(({ table: _table, typeName: _typeName, ...part }) => ({ ...part, fields: part.fields.map(lean) })),
    actions: entity.actions.map(({ effect: _effect, sets: _sets, discloses: _discloses, ...action }) => ({
      ...action,
      asks: action.asks.map(lean),
    })),
  })
  expect(entity.parts.flatMap(({ fields }) => fields).filter(({ columns }) => columns.length > 0).length).toBeGreaterThan(20)
  expect(code).not.toMatch(/"sql":/)
  expect(code.length).toBeLessThan(JSON.stringify(users).length * 0.8)
})
