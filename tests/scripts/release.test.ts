// `npm run release` in a repository of its own: what it makes, and all that it refuses before anything is changed.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeHouse, put } from './makeHouse.ts'
import { runScript } from './runScript.ts'

const log = `# Changelog

What changes.

## [Unreleased]

### Added

- Everything that was there at the beginning.
`
const generator = `// Keeps what it was asked.
import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('specs/released', { recursive: true })
writeFileSync('specs/released/manager.md', process.argv.slice(2).join(' '))
`
/** Stands for the tests: it is red where the house says so, and tells what it was asked. */
const checks = `import { existsSync } from 'node:fs'
console.log('checked', process.argv.slice(2).join(' '))
process.exitCode = existsSync('red') ? 1 : 0
`

const openRepository = () => {
  const folder = makeHouse({
    '.gitignore': 'node_modules\n',
    'CHANGELOG.md': log,
    'generator/main.ts': generator,
    'generator/types/codegenThread.ts': '',
    'scripts/test.mjs': checks,
  })
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  const commit = (message: string): void => {
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '--message', message)
  }
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  git('init', '--quiet')
  for (const [name, value] of [
    ['user.name', 'Owner'],
    ['user.email', 'owner@example.com'],
    ['commit.gpgsign', 'false'],
    ['tag.gpgsign', 'false'],
    ['core.hooksPath', '/dev/null'],
  ] as const)
    git('config', name, value)
  const manifest = JSON.parse(read('package.json')) as object
  put(folder, 'package.json', `${JSON.stringify({ ...manifest, version: '0.1.0' }, undefined, 2)}\n`)
  commit('Begin')
  const releaseIn = async (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
    runScript(folder, [process.execPath, 'scripts/release.mjs', ...args], env).ended
  const release = async (...args: readonly string[]) => releaseIn({}, ...args)
  return { folder, git, commit, read, release, releaseIn }
}

const versionIn = (text: string): string => (JSON.parse(text) as { readonly version: string }).version
const today = (): string => new Date().toISOString().slice(0, 10)
/** When a changelog says that this version was released. */
const dayOf = (version: string, changes: string): string | undefined => changes.split(`## [${version}] - `)[1]?.slice(0, 10)

describe('npm run release', () => {
  it('makes the first version of what was written by hand, the next of commits, each with its tag', async () => {
    const { read, git, commit, release } = openRepository()
    const day = today()
    const { code, said } = await release('0.1.0')
    const first = dayOf('0.1.0', read('CHANGELOG.md'))
    expect([day, today()]).toContain(first)
    expect(said).toContain('checked \nchecked --long upgrade')
    expect([code, git('log', '-1', '--format=%s'), git('tag')]).toEqual([0, 'Release 0.1.0', 'v0.1.0'])
    expect(read('CHANGELOG.md')).toContain(`## [Unreleased]\n\n## [0.1.0] - ${first}\n\n### Added\n\n- Everything that was there`)
    expect(read('CHANGELOG.md')).not.toContain('Begin')
    expect(read('specs/released/manager.md')).toBe('--release 0.1.0')

    commit('Lists may be sorted by two columns')
    commit('A second tab keeps its place\n\nIt had lost it.\n\nChangelog: fixed')
    commit('Tests wait for less\n\nChangelog: none')
    expect((await release('minor')).code).toBe(0)
    const second = dayOf('0.2.0', read('CHANGELOG.md'))
    expect([first, today()]).toContain(second)
    expect([versionIn(read('package.json')), versionIn(read('package-lock.json'))]).toEqual(['0.2.0', '0.2.0'])
    const section = `## [0.2.0] - ${second}\n\n### Changed\n\n- Lists may be sorted by two columns\n\n### Fixed\n\n- A second tab keeps its place\n\n## [0.1.0]`
    expect(read('CHANGELOG.md')).toContain(section)
    expect(git('tag', '--list', '--format=%(contents:body)', 'v0.2.0')).toContain('### Fixed\n\n- A second tab keeps its place')
    expect(git('status', '--porcelain')).toBe('')
  })

  it('says with --dry-run what would come of it, and changes nothing', async () => {
    const { git, release, releaseIn } = openRepository()
    // As it comes by npm run release -- 1.0.0 --dry-run, and where npm keeps the option for itself.
    for (const { code, said } of [await release('1.0.0', '--dry-run'), await releaseIn({ npm_config_dry_run: 'true' }, '1.0.0')]) {
      expect(code).toBe(0)
      expect(said).toContain('v1.0.0 would be released, after npm test and npm run test:long -- upgrade:\n\n### Added\n\n- Everything')
      expect(said).not.toContain('checked')
    }
    expect([git('status', '--porcelain'), git('tag'), git('rev-list', '--count', 'HEAD')]).toEqual(['', '', '1'])
  })

  it('refuses what is red, and leaves all as it was', async () => {
    const { folder, git, commit, release } = openRepository()
    put(folder, 'red', '')
    commit('Something breaks')
    const { code, said } = await release('0.1.0')
    expect(code).toBe(1)
    expect(said).toContain('npm test is red: nothing is released')
    expect([git('status', '--porcelain'), git('tag')]).toEqual(['', ''])
  })

  it('refuses before any check what can be no release', async () => {
    const { folder, git, commit, release } = openRepository()
    const refusal = async (...args: readonly string[]): Promise<string> => {
      const { code, said } = await release(...args)
      expect(code).toBe(1)
      expect(said).not.toContain('checked')
      return said
    }
    expect(await refusal()).toContain('VERSION|major|minor|patch')
    expect(await refusal('next')).toContain('VERSION|major|minor|patch')
    expect(await refusal('minor', '--dryrun')).toContain('VERSION|major|minor|patch')
    expect(await refusal('0.0.9')).toContain('0.0.9 does not come after 0.1.0')
    git('tag', 'v0.1.0')
    expect(await refusal('0.1.0')).toContain('v0.1.0 is there already')
    expect(await refusal('patch')).toContain('Nothing was committed since v0.1.0')
    commit('Odd\n\nChangelog: sundry')
    expect(await refusal('patch')).toContain('none of added, changed, deprecated, removed, fixed, security, none')
    put(folder, 'new.md', '')
    expect(await refusal('patch', '--dry-run')).toContain('not committed')
  })
})
