// Every kind of screen sits the same examination: whom it opens for, whether it goes off with its place, and that its code is found.
import { describe, expect, it } from 'vitest'
import { screens } from '#generated/routes.ts'
import type { MenuModel, ScreenModel } from '../../language/model.ts'
import { screenKinds, type ScreenKindName } from '../../language/screens/index.ts'
import { loadScreen } from '../../src/loadScreen.ts'
import type { ConsoleViewer } from '../../src/client/viewerIn.ts'
import { isScreenOff, maySee } from '../../src/client/isScreenOpen.ts'
import { passports, type Passport } from './screens/passports.ts'

const all: readonly ScreenModel[] = screens
const viewer = { id: '7', role: 'keeper', staff: true, rights: new Set(['readMe']) } as unknown as ConsoleViewer
const side = [{ name: 'loans', label: 'loans', guard: { rule: { anyone: 'a test' } }, to: { path: '/loans' } }]
const menu = { side, groups: [] } as unknown as MenuModel

describe.each(Object.keys(screenKinds) as readonly ScreenKindName[])('screen kind %s', (kind) => {
  const passport: Passport = passports[kind]
  const screen: ScreenModel = {
    name: 'loans',
    kind,
    path: '/loans',
    label: 'loans',
    guard: { rule: { nobody: true }, own: { right: 'readMe' } },
    entity: 'Loan',
    bare: false,
  }

  it(`opens for one's own right ${passport.own}`, () => {
    expect(maySee(viewer, screen, '7')).toBe(true)
    expect(maySee(viewer, screen, '8')).toBe(passport.own === 'always')
    expect(maySee({ ...viewer, rights: new Set() }, screen, '7')).toBe(false)
  })

  it('opens where only the server knows whose it is', () =>
    expect(maySee(viewer, screen)).toBe(passport.own === 'always' || screenKinds[kind].shows === 'record'))

  it('goes off with its place, or stays', () => expect(isScreenOff(screen, menu, new Set(['loans']))).toBe(passport.goesOff))

  it('finds its code, the same for all screens that one code draws', () => {
    const own = passport.code === 'shared' ? [screen, { ...screen, name: 'other' }] : all.filter((each) => each.kind === kind)
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(loadScreen)).size).toBe(passport.code === 'shared' ? 1 : own.length)
  })
})
