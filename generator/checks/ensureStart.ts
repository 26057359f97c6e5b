// Whoever logs in gets somewhere: there is a login, and a screen at the root, whatever flags say. Without either the console would send one round in circles.
import type { SpecPath } from '../problem.ts'
import { isCustomScreen, type Written, type WrittenScreen } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn } from './walk.ts'

interface Screen {
  readonly path: string | undefined
  readonly when?: string | undefined
  readonly at: SpecPath
}

/** Every screen with where it says its address. */
const screensIn = (written: Written): readonly Screen[] => [
  ...Object.entries(written.screens).map(([name, each]) => ({ ...each, at: ['screens', name] })),
  ...entitiesIn(written).flatMap(({ spec, path }) => [
    ...(['list', 'queue'] as const).flatMap((key) => {
      const list = spec[key]
      return list ? [{ path: list.path, when: list.when, at: [...path, key] }] : []
    }),
    ...Object.entries(spec.settings ?? {}).map(([name, each]) => ({ path: each.path, when: each.when, at: [...path, 'settings', name] })),
  ]),
]

const ensureRoot: Ensure = ({ written, add }) => {
  const root = screensIn(written).find(({ path }) => path === '/')
  if (!root)
    return add({
      code: 'no-start',
      path: ['screens'],
      at: 'name',
      message:
        'No screen has the address "/", so whoever logs in would get nowhere. Give it to the one that everybody begins with: path: \'/\'.',
    })
  if (root.when !== undefined)
    return add({
      code: 'start-behind-flag',
      path: [...root.at, 'when'],
      message: `Whoever logs in begins here ("/"), also while the flag ${root.when} is off. Leave "when" out, or give "/" to another screen.`,
    })
  const [home, name = ''] = root.at
  const begun = home === 'screens' ? written.screens[name] : undefined
  if (begun && 'bare' in begun && begun.bare)
    return add({
      code: 'start-without-menu',
      path: [...root.at, 'bare'],
      message: 'Whoever logs in begins here ("/"), so it needs the menu. Leave "bare" out, or give "/" to another screen.',
    })
  return undefined
}

/** The property that keeps somebody out who is not logged in. */
const shutIn = (login: WrittenScreen): string | undefined => {
  if ('shows' in login && login.shows === 'login') return undefined
  if (!isCustomScreen(login) || typeof login.needs === 'string' || !('anyone' in login.needs)) return 'needs'
  if (login.when !== undefined) return 'when'
  return login.bare ? undefined : 'path'
}

const ensureLogin: Ensure = ({ written, add }) => {
  const [name, login] = Object.entries(written.screens).find(([, { path }]) => path === '/login') ?? []
  if (name === undefined || !login)
    return add({
      code: 'no-login',
      path: ['screens'],
      at: 'name',
      message: `No screen has the address "/login", so nobody could log in: login: { path: '/login', label: 'Log in', needs: { anyone: 'how one gets in' }, bare: true }.`,
    })
  const wrong = shutIn(login)
  if (wrong !== undefined)
    add({
      code: 'closed-login',
      path: ['screens', name, wrong],
      message:
        "Whoever is not logged in yet is sent here, so it is open to anyone and stands alone: needs: { anyone: 'how one gets in' }, bare: true, and no flag.",
    })
  return undefined
}

export const ensureStart: Ensure = (scope) => {
  ensureRoot(scope)
  ensureLogin(scope)
}
