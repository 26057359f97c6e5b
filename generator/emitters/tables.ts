// The small tables that one file of specs each is the source of: app, menu, routes, access, operations, customs, database.
import type { ScreenModel } from '../../language/model.ts'
import { codeHeader } from '../print/header.ts'
import { literal, stringLiteral } from '../print/literal.ts'
import type { Emitter, World } from './output.ts'

const from = (language: string, types: string): string => `import type { ${types} } from ${stringLiteral(`${language}/model.ts`)}\n\n`

export const emitApp: Emitter = ({ model, specs, language }) => ({
  'app.ts': `${codeHeader({ emitter: 'tables.ts', from: `${specs}/app.ts` })}${from(language, 'AppModel')}export const app = ${literal(model.app)} as const satisfies AppModel\n`,
})

export const emitMenu: Emitter = ({ model, specs, language }) => ({
  'menu.ts': `${codeHeader({ emitter: 'tables.ts', from: `${specs}/menu.ts` })}${from(language, 'MenuModel')}export const menu: MenuModel = ${literal(model.menu)}\n`,
})

/** `/profile/:userId` -> ({ userId }) => … with every value escaped. */
const pathBuilder = ({ name, path }: ScreenModel): string => {
  const params = path
    .split('/')
    .filter((each) => each.startsWith(':'))
    .map((each) => each.slice(1))
  if (params.length === 0) return `  ${name}: () => ${stringLiteral(path)},\n`
  const pieces = path
    .split('/')
    .map((each) => (each.startsWith(':') ? `\${encodeURIComponent(${each.slice(1)})}` : each.replace(/[`\\$]/g, '\\$&')))
  const type = params.map((each) => `readonly ${each}: string`).join('; ')
  return `  ${name}: ({ ${params.join(', ')} }: { ${type} }) => \`${pieces.join('/')}\`,\n`
}

export const emitRoutes: Emitter = ({ model, specs, language }) => ({
  'routes.ts': `${codeHeader({ emitter: 'tables.ts', from: `${specs}/` })}${from(language, 'ScreenModel')}export const screens: readonly ScreenModel[] = ${literal(model.screens)}

/** Addresses of screens by route name, below the base path. */
export const paths = {
${model.screens.map(pathBuilder).join('')}} as const
`,
})

const roleRights = ({ model }: World): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    model.roles.map((role) => [role.name, model.rights.filter((right) => right.holders.includes(role.name)).map((right) => right.name)]),
  )

export const emitAccess: Emitter = (world) => {
  const { model, specs, language } = world
  return {
    'access.ts': `${codeHeader({ emitter: 'tables.ts', from: `${specs}/access.ts, ${specs}/person.ts` })}${from(language, 'PersonModel, RightModel, RoleModel')}export const roles: readonly RoleModel[] = ${literal(model.roles)}

export const groups: Readonly<Record<string, readonly string[]>> = ${literal(model.groups)}

export const rights: readonly RightModel[] = ${literal(model.rights)}

/** The rights that each role holds. */
export const roleRights: Readonly<Record<string, readonly string[]>> = ${literal(roleRights(world))}

export const person: PersonModel = ${literal(model.person)}
`,
  }
}

export const emitOperations: Emitter = ({ model, specs, language }) => ({
  'operations.ts': `${codeHeader({ emitter: 'tables.ts', from: `${specs}/` })}${from(language, 'OperationModel')}export const operations: readonly OperationModel[] = ${literal(model.operations)}\n`,
})

const union = (names: readonly string[]): string => (names.length === 0 ? 'never' : names.map(stringLiteral).join(' | '))

export const emitCustoms: Emitter = ({ model, specs }) => {
  const { customs } = model
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['CustomScreen', customs.screens],
    ['CustomSection', customs.sections],
    ['CustomDialog', customs.dialogs],
    ['CustomEffect', customs.effects],
    ['CustomAction', customs.actions],
    ['CustomGuard', customs.guards],
    ['CustomDerived', customs.derived],
    ...(customs.answers.length > 0 ? [['CustomAnswer', customs.answers] as const] : []),
    ...(customs.bar.length > 0 ? [['CustomBar', customs.bar] as const] : []),
    ['CustomReport', customs.reports],
  ]
  return {
    'customs.ts': `${codeHeader({ emitter: 'tables.ts', from: `${specs}/` })}\n${rows.map(([name, names]) => `export type ${name} = ${union(names)}\n`).join('')}`,
  }
}

export const emitDatabase: Emitter = ({ model, specs, language }) => ({
  'database.ts': `${codeHeader({ emitter: 'tables.ts', from: `${specs}/` })}${from(language, 'TableModel')}export const tables: readonly TableModel[] = ${literal(model.tables)}\n`,
})
