// The small tables beside those of entities: app, menu, homes, news, operations, reports, database, routes, access, computations, leaves, customs.
import type { ScreenModel, TableModel } from '../../language/model.ts'
import { exportConst, exportType, importTypes, type CodeFile } from '../print/code.ts'
import { constant, literal, objectOf, stringLiteral, unionOf } from '../print/literal.ts'
import { inLanguage, type Emitter, type World } from './output.ts'

const emitter = 'tables.ts'
const modelTypes = (world: World, ...names: readonly string[]) => importTypes(names, inLanguage(world, 'model.ts'))

/** A file of one table. */
const tableOf = (world: World, from: string, name: string, type: string, model: string, value: unknown, doc?: string): CodeFile => ({
  origin: { emitter, from: `${world.specs}/${from}` },
  statements: [modelTypes(world, model), exportConst({ name, type, ...(doc !== undefined && { doc }), value: literal(value) })],
})

export const emitApp: Emitter = (world) => ({
  'app.ts': {
    origin: { emitter, from: `${world.specs}/app.ts` },
    statements: [modelTypes(world, 'AppModel'), exportConst({ name: 'app', value: constant(literal(world.model.app), 'AppModel') })],
  },
})

export const emitMenu: Emitter = (world) => ({ 'menu.ts': tableOf(world, 'menu.ts', 'menu', 'MenuModel', 'MenuModel', world.model.menu) })

export const emitHomes: Emitter = (world) => ({
  'home.ts': tableOf(world, 'screens.ts', 'homes', 'Readonly<Record<string, HomeModel>>', 'HomeModel', world.model.homes),
})

export const emitNews: Emitter = (world) => ({
  'news.ts': tableOf(world, 'menu.ts', 'news', 'readonly NewsModel[]', 'NewsModel', world.model.news),
})

export const emitOperations: Emitter = (world) => ({
  'operations.ts': tableOf(world, '', 'operations', 'readonly OperationModel[]', 'OperationModel', world.model.operations),
})

/** Options are for the chain: a database of development may hold one that was only tried. */
export const servedTable = (table: TableModel): TableModel => ({
  ...table,
  columns: table.columns.map(({ options: _options, retired: _retired, rows: _rows, ...column }) => column),
})

export const emitReports: Emitter = (world) => ({
  'reports.ts': tableOf(world, '', 'figures', 'Readonly<Record<string, readonly FigureModel[]>>', 'FigureModel', world.model.figures),
})

export const emitDatabase: Emitter = (world) => ({
  'database.ts': tableOf(world, '', 'tables', 'readonly TableModel[]', 'TableModel', world.model.tables.map(servedTable)),
})

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

/** The server's own, so that what the browser loads of an entity does not grow. */
export const emitComputations: Emitter = (world) => {
  const [type, doc] = ['Readonly<Record<string, ComputationModel>>', 'What derived values are computed of, by entity and path.']
  return { 'computations.ts': tableOf(world, '', 'computations', type, 'ComputationModel', world.model.computations, doc) }
}

/** The server's own, too: no screen shows what is to be left. */
export const emitLeaves: Emitter = (world) => {
  const [type, doc] = ['Readonly<Record<string, readonly LeavesModel[]>>', 'What actions leave behind, by entity and path.']
  return { 'leaves.ts': tableOf(world, '', 'leaves', type, 'LeavesModel', world.model.leaves, doc) }
}

export const emitCustoms: Emitter = ({ model, specs }) => {
  const { customs } = model
  const types = [
    exportType('CustomScreen', unionOf(customs.screens)),
    exportType('CustomSection', unionOf(customs.sections)),
    exportType('CustomDialog', unionOf(customs.dialogs)),
    exportType('CustomEffect', unionOf(customs.effects)),
    exportType('CustomAction', unionOf(customs.actions)),
    exportType('CustomGuard', unionOf(customs.guards)),
    exportType('CustomDerived', unionOf(customs.derived)),
    exportType('CustomAnswer', unionOf(customs.answers)),
    exportType('CustomBar', unionOf(customs.bar)),
    exportType('CustomReport', unionOf(customs.reports)),
  ]
  return { 'customs.ts': { origin: { emitter, from: `${specs}/` }, statements: types } }
}
