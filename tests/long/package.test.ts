// `npm pack`, installed in an empty folder: npx concord makes the smallest product there, starts it, and serves it to its staff.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { house } from '../architecture/listSources.ts'
import { enter } from '../browser/story/enter.ts'
import { startFrom } from '../browser/tour/startProduct.ts'
import { typesIn } from '../run/typesIn.ts'
import { packageRooms } from '../scripts/packageRooms.ts'
import { runScript } from '../scripts/runScript.ts'

interface Manifest {
  readonly bin: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}

let folder: string
const engine = (): string => join(folder, 'node_modules/concord')

/** What npm would fetch: of all packages that this repository has, those which the package declares. Where a package lies, it finds its own. */
const linkDeclared = ({ dependencies, optionalDependencies }: Manifest): void => {
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const [from, to] = [join(house, 'node_modules', name), join(folder, 'node_modules', name)]
    mkdirSync(dirname(to), { recursive: true })
    if (existsSync(from)) symlinkSync(from, to)
  }
}

/** As npm install does it, without the network. */
const install = (): void => {
  const packed = execFileSync('npm', ['pack', '--pack-destination', folder], {
    cwd: house,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  mkdirSync(engine(), { recursive: true })
  const file = packed.trim().split('\n').at(-1) ?? ''
  execFileSync('tar', ['-xmzf', join(folder, file), '-C', engine(), '--strip-components=1'])
  rmSync(join(folder, file))
  const manifest = JSON.parse(readFileSync(join(engine(), 'package.json'), 'utf8')) as Manifest
  linkDeclared(manifest)
  mkdirSync(join(folder, 'node_modules/.bin'))
  for (const [name, path] of Object.entries(manifest.bin)) symlinkSync(join(engine(), path), join(folder, 'node_modules/.bin', name))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { concord: '0.1.0' } }))
}

const concord = async (...args: readonly string[]) => runScript(folder, ['npx', '--no', 'concord', ...args]).ended

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed-')))
  install()
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

it('says what it lacks where there is no product, and writes one', async () => {
  expect(await concord('start')).toMatchObject({ code: 1, said: expect.stringContaining('npx concord new product NAME') })
  const { code, said } = await concord('new', 'product', 'notes')
  expect(said).toContain('notes is there: npm start')
  expect(code).toBe(0)
  expect(await concord('generate', '--check')).toEqual({ code: 0, said: '' })
  expect(readdirSync(join(folder, 'specs'))).toEqual(['accepted.md', 'index.ts'])
})

it('has types for whoever writes specs', () => {
  expect(typesIn(folder)).toBe('')
})

it('is started by npm start, and shows its list to whoever logs in', async () => {
  const started = await startFrom(folder, ['npm', 'start'], '/notes')
  try {
    const healthy = await fetch(`${started.address}/healthz`)
    expect([healthy.status, await healthy.json()]).toEqual([
      200,
      { state: 'ok', books: expect.stringMatching(/^(not yet|sound)$/) as unknown },
    ])
    const { page, problems } = await enter(started, { at: '/', as: 'keeper' })
    await page.getByRole('link', { name: 'People' }).first().click()
    await page.getByRole('row').filter({ hasText: 'keeper@example.com' }).waitFor()
    await page.getByRole('link', { name: 'Help' }).first().click()
    await page.getByRole('link', { name: 'Guide to the specs' }).first().click()
    await page.getByRole('heading', { name: /^1\. / }).waitFor()
    expect(problems).toEqual([])
  } finally {
    await started.stop()
  }
})

it('takes an entity more, and tells what that changes', async () => {
  const { said } = await concord('new', 'entity', 'Note')
  expect(said).toContain('Note is there, for keeper.')
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=O', '-c', 'user.email=o@example.com', ...args], { cwd: folder })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Notes')
  await concord('new', 'entity', 'Book')
  const { said: difference } = await concord('spec:diff', 'HEAD')
  expect(difference).toContain('+ keeper opens /books')
  expect(difference).not.toContain('/notes')
})

it('begins a custom', async () => {
  const file = join(folder, 'specs/index.ts')
  const section = "    detail: { path: '/people/:personId', sections: { card: { kind: 'custom', label: 'Card', needs: 'readPeople' } } },\n"
  const named = `    guards: ['calmName'],\n${section}    create: { label: 'Add person',`
  const text = "export const texts = { 'guards.calmName': 'This is too loud' }\nexport const person"
  writeFileSync(file, readFileSync(file, 'utf8').replace("    create: { label: 'Add person',", named).replace('export const person', text))
  for (const name of ['calmName', 'card'])
    // eslint-disable-next-line no-await-in-loop
    expect(await concord('new', 'custom', name)).toMatchObject({ code: 0 })
  expect((await concord('generate')).code).toBe(0)
})

it('begins no kind there: the engine is not its to change', async () => {
  expect(await concord('new', 'kind', 'field', 'colour')).toMatchObject({
    code: 1,
    said: expect.stringContaining("the engine's own repository"),
  })
})

it('wrote nothing into what is installed', () => {
  expect(readdirSync(engine()).toSorted()).toEqual(['dist', ...packageRooms].toSorted())
})
