// The smallest product is one file with one entity, as npm run new writes it: what it does not say the engine has, and what it has to say is told with place and remedy.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Model } from '../../language/model.ts'
import { generate, type Generated } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { productFiles } from '../../generator/products/productFiles.ts'
import { report } from '../../generator/report.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { write } from '../../generator/write.ts'
import { typesOfMade } from '../run/typesIn.ts'

const house = join(dirname(fileURLToPath(import.meta.url)), '../..')
/** Below package.json, whose name its imports say. */
const made = join(house, `node_modules/.cache/smallest${process.pid}`)
const specs = productFiles('small', 'npm start')['specs/index.ts'] ?? ''

afterAll(() => rmSync(made, { recursive: true, force: true }))

const generated = async (text: string): Promise<Generated> => {
  const folder = join(made, 'specs')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.ts'), text)
  const loader = makeLoader(folder, 'specs')
  const places = { specs: folder, shown: 'specs', sdl: join(house, 'schema'), language: join(house, 'language') }
  const result = await generate({ ...places, generated: join(made, 'generated'), codegen: runCodegen }, loader)
  await loader.stop()
  return result
}

describe('the smallest product', () => {
  let model: Model | undefined
  let problemsTold = ''
  beforeAll(async () => {
    const { problems, files, ...rest } = await generated(specs)
    problemsTold = report(problems)
    write(join(made, 'generated'), files)
    model = rest.model
  })

  it('is one file of some lines, without a mistake', () => {
    expect(specs.trimEnd().split('\n').length).toBeLessThanOrEqual(35)
    expect(problemsTold).toBe(report([]))
  })

  it('has a login, a home, help with its books, and a menu of all it has', () => {
    expect(model?.screens.map(({ kind, path, bare }) => [kind, path, bare])).toEqual([
      ['home', '/', false],
      ['login', '/login', true],
      ['handbook', '/help', false],
      ['handbook', '/help/guide', false],
      ['handbook', '/help/reference', false],
      ['handbook', '/help/problems', false],
      ['list', '/people', false],
    ])
    expect(model?.screens.map(({ tabOf }) => tabOf).filter(Boolean)).toEqual(['help', 'help', 'help'])
    expect(model?.menu.side.map(({ to }) => to)).toEqual([{ path: '/' }, { path: '/people' }, { command: 'logout' }])
  })

  it('lets its people in by what their fields are called', () => {
    expect(model?.person).toMatchObject({ entity: 'Person', email: 'email', password: 'password', role: 'role', screenName: 'name' })
    expect(model?.person).not.toHaveProperty('username')
    expect(model?.texts['person.refused']).toBe('This account may not enter here.')
  })

  it('decides by itself on its help, as soon as it names one of the books or that address', async () => {
    const helpOf = async (screen: string): Promise<readonly string[]> => {
      const said = specs.replace('defineApp,', 'defineApp, defineScreens,')
      const whole = `${said}\nexport const screens = defineScreens({ mine: { label: 'Mine', needs: { anyStaff: 'a test' }, ${screen} } })\n`
      const { model: own, problems } = await generated(whole)
      expect(report(problems)).toBe(report([]))
      return own?.screens.flatMap(({ path }) => (path.includes('/help') || path.includes('/mine') ? [path] : [])) ?? []
    }
    expect(await helpOf("path: '/mine', handbook: 'role'")).toEqual(['/mine'])
    expect(await helpOf("path: '/help'")).toEqual(['/help'])
    expect(await helpOf("path: '/mine'")).toHaveLength(5)
  })

  it('compiles', () => {
    writeFileSync(join(made, 'planted.ts'), "import { app } from './generated/app.ts'\nexport const wrong: number = app.locale\n")
    expect(typesOfMade(made).trim().split('\n')).toEqual([expect.stringContaining('planted.ts(2,14)')])
  })
})

describe('what has to be said', () => {
  const told = async (right: string, wrong: string): Promise<string> => {
    expect(specs).toContain(right)
    return report((await generated(specs.replace(right, wrong))).problems)
  }

  it.each(['email', 'password', 'role'])('is told with a line to add: %s', async (name) => {
    const line = specs.split('\n').find((each) => each.includes(`${name}: {`)) ?? ''
    const text = await told(`${line}\n`, '')
    expect(text).toMatch(/specs\/index\.ts:\d+:\d+ {2}missing-field/)
    expect(text).toContain(`Person has no field "${name}"`)
    expect(text).toContain(`add ${line.trim().replace(/,$/, '')}`)
  })

  it('is told once: who logs in, where there are two entities', async () => {
    const line = "export const person = definePerson({ entity: 'Person' })\n"
    expect(specs).toContain(line)
    const two = specs.replace(line, '').replace('export const entities = {', 'export const entities = { Other: defineEntity({} as never),')
    expect(report((await generated(two)).problems)).toContain('person is missing')
  })
})
