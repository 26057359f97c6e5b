// The small tables beside those of entities: app, menu, homes, news, operations, reports, database, routes, access, computations, leaves, customs.
import type { ScreenModel, TableModel } from '../../language/model.ts'
import { pascal } from '../../language/names.ts'
import { familiesOf } from '../customs/customPlaces.ts'
import { exportConst, exportType, importTypes, type CodeFile } from '../print/code.ts'
import { constant, literal, objectOf, stringLiteral, unionOf } from '../print/literal.ts'
import { inLanguage, type Emitter, type World } from './output.ts'

const emitter = 'tables.ts'
const modelTypes = (world: World, ...names: readonly string[]) => importTypes(names, inLanguage(world, 'model.ts'))

/** A file of one table. @param type names the model's type that its rows are of */
const tableOf = (world: World, from: string, name: string, type: string, value: unknown, doc?: string): CodeFile => ({
  origin: { emitter, from: `${world.specs}/${from}` },
  statements: [
    modelTypes(world, ...(/\w+Model/.exec(type) ?? [])),
    exportConst({ name, type, ...(doc !== undefined && { doc }), value: literal(value) }),
  ],
})

export const emitApp: Emitter = (world) => ({
  'app.ts': {
    origin: { emitter, from: `${world.specs}/app.ts` },
    statements: [modelTypes(world, 'AppModel'), exportConst({ name: 'app', value: constant(literal(world.model.app), 'AppModel') })],
  },
})

/** Options are for the chain: a database of development may hold one that was only tried. */
export const servedTable = (table: TableModel): TableModel => ({
  ...table,
  columns: table.columns.map(({ options: _options, retired: _retired, rows: _rows, ...column }) => column),
})

/** Computations, and what is left, are the server's own: what the browser loads of an entity does not grow by them. */
export const emitTableOfEach: Emitter = (world) => {
  const { menu, homes, news, operations, figures, tables, computations, leaves } = world.model
  const computed = 'What derived values are computed of, by entity and path.'
  const left = 'What actions leave behind, by entity and path.'
  return {
    'menu.ts': tableOf(world, 'menu.ts', 'menu', 'MenuModel', menu),
    'home.ts': tableOf(world, 'screens.ts', 'homes', 'Readonly<Record<string, HomeModel>>', homes),
    'news.ts': tableOf(world, 'menu.ts', 'news', 'readonly NewsModel[]', news),
    'operations.ts': tableOf(world, '', 'operations', 'readonly OperationModel[]', operations),
    'reports.ts': tableOf(world, '', 'figures', 'Readonly<Record<string, readonly FigureModel[]>>', figures),
    'database.ts': tableOf(world, '', 'tables', 'readonly TableModel[]', tables.map(servedTable)),
    'computations.ts': tableOf(world, '', 'computations', 'Readonly<Record<string, ComputationModel>>', computations, computed),
    'leaves.ts': tableOf(world, '', 'leaves', 'Readonly<Record<string, readonly LeavesModel[]>>', leaves, left),
  }
}

/** `/profile/:userId` -> ({ userId }) => … with every value escaped. */
const pathBuilder = ({ path }: ScreenModel): string => {
  const pieces = path.split('/')
  const params = pieces.filter((each) => each.startsWith(':')).map((each) => each.slice(1))
  if (params.length === 0) return `() => ${stringLiteral(path)}`
  const filled = pieces.map((each) => (each.startsWith(':') ? `\${encodeURIComponent(${each.slice(1)})}` : each.replace(/[`\\$]/g, '\\$&')))
  const type = params.map((each) => `readonly ${each}: string`).join('; ')
  return `({ ${params.join(', ')} }: { ${type} }) => \`${filled.join('/')}\``
}

export const emitRoutes: Emitter = (world) => {
  const { screens } = world.model
  const paths = objectOf(screens.map((screen) => [screen.name, pathBuilder(screen)]))
  return {
    'routes.ts': {
      origin: { emitter, from: `${world.specs}/` },
      statements: [
        modelTypes(world, 'ScreenModel'),
        exportConst({ name: 'screens', type: 'readonly ScreenModel[]', value: literal(screens) }),
        exportConst({ name: 'paths', doc: 'Addresses of screens by route name, below the base path.', value: constant(paths) }),
      ],
    },
  }
}

const roleRights = ({ model }: World): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    model.roles.map((role) => [role.name, model.rights.filter((right) => right.holders.includes(role.name)).map((right) => right.name)]),
  )

export const emitAccess: Emitter = (world) => {
  const { model, specs } = world
  const named = 'Readonly<Record<string, readonly string[]>>'
  return {
    'access.ts': {
      origin: { emitter, from: `${specs}/access.ts, ${specs}/person.ts` },
      statements: [
        modelTypes(world, 'PersonModel', 'RightModel', 'RoleModel'),
        exportConst({ name: 'roles', type: 'readonly RoleModel[]', value: literal(model.roles) }),
        exportConst({ name: 'groups', type: named, value: literal(model.groups) }),
        exportConst({ name: 'rights', type: 'readonly RightModel[]', value: literal(model.rights) }),
        exportConst({ name: 'roleRights', type: named, doc: 'The rights that each role holds.', value: literal(roleRights(world)) }),
        exportConst({ name: 'person', type: 'PersonModel', value: literal(model.person) }),
      ],
    },
  }
}

/** screens -> CustomScreen */
const customType = (family: string): string => `Custom${pascal(family.replace(/s$/, ''))}`

export const emitCustoms: Emitter = ({ model, specs }) => {
  const types = familiesOf(model).map(([family, names]) => exportType(customType(family), unionOf(names)))
  return { 'customs.ts': { origin: { emitter, from: `${specs}/` }, statements: types } }
}
