// `npm run staff -- add` with another product: the example library gets its first admin on an empty database, and what stands in the way elsewhere is told.
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { groups, person, roleRights, roles } from '../../examples/library/generated/access.ts'
import { app } from '../../examples/library/generated/app.ts'
import { tables } from '../../examples/library/generated/database.ts'
import { allEntities } from '../../examples/library/generated/entities/all.ts'
import texts from '../../examples/library/generated/locales/en.json' with { type: 'json' }
import { operations } from '../../examples/library/generated/operations.ts'
import { customs } from '../../server/noCustoms.ts'
import { CommandError } from '../../server/CommandError.ts'
import type { ProductModel } from '../../server/ProductModel.ts'
import { peopleOf } from '../../server/session/people.ts'
import { changeStaff } from '../../server/staff/changeStaff.ts'
import { house } from '../architecture/listSources.ts'
import { openWorkbench, type Workbench } from './records/workbench.ts'

const library: ProductModel = {
  app,
  roles,
  groups,
  roleRights,
  person,
  entities: allEntities,
  operations,
  tables,
  forms: {},
  texts,
  customs,
}

let bench: Workbench
beforeAll(async () => (bench = await openWorkbench(library, join(house, 'examples/library/generated/migrations'))).stop)

const add = (product: ProductModel, email: string) => changeStaff(bench.database, product, { does: 'add', email }, 'a first password')

test('the first admin of the example library may enter, where there is no branch yet', async () => {
  await add(bench.product, 'first@library.example')
  expect(await peopleOf(bench.database, bench.product).byEmail('first@library.example')).toMatchObject({ role: 'director', enters: true })
})

test('a person who needs what no command gives is refused, with what it is', async () => {
  const needing = tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) =>
      table.name === 'employees' && column.name === 'branch_id' ? { ...column, notNull: true } : column,
    ),
  }))
  const adding = add({ ...bench.product, tables: needing }, 'second@library.example')
  await expect(adding).rejects.toThrow(CommandError)
  await expect(adding).rejects.toThrow(/Employee needs branch/)
})
