// `npm run release -- VERSION|major|minor|patch`: a version of what is committed here, with its CHANGELOG, its handbooks and its tag. Nothing is pushed.
// Refuses a tree that is not committed, a tag that is there, a version that is not the next, and whatever a check says no to. --dry-run says what would come of it, without checks.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notesOf, withVersion } from './changelog.mjs'
import { house } from './house.mjs'
import { runNode } from './run.mjs'

/** What has to be green, each as a command of npm's and the script behind it. */
const checks = [
  ['npm test', 'scripts/test.mjs'],
  // The release before, on its own database.
  ['npm run test:long -- upgrade', 'scripts/test.mjs', '--long', 'upgrade'],
]
const files = { log: 'CHANGELOG.md', manifest: 'package.json', lock: 'package-lock.json' }

function refuse(says) {
  console.error(says)
  process.exit(1)
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: house, encoding: 'utf8', maxBuffer: 1 << 26 })
  return status === 0 ? stdout.trim() : refuse(`git ${args.join(' ')}: ${stderr}`)
}

const read = (file) => readFileSync(join(house, file), 'utf8')
const write = (file, text) => writeFileSync(join(house, file), text)
const numbersOf = (version) => version.split('.').map(Number)

/** The version that is meant by a word, or by itself. @param {string} now of package.json */
function versionOf(word, now) {
  const [major, minor, patch] = numbersOf(now)
  const next = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] }
  if (Object.hasOwn(next, word)) return next[word].join('.')
  return /^\d+\.\d+\.\d+$/.test(word) ? word : refuse('npm run release -- VERSION|major|minor|patch [--dry-run], VERSION as in 1.2.3')
}

/** Later than another, number by number. */
function isAfter(one, other) {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  const at = a.findIndex((each, place) => each !== b[place])
  return at !== -1 && a[at] > b[at]
}

/** The last release's tag; '' before the first. */
const lastTag = () => git('tag', '--list', 'v[0-9]*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0]

/** Oldest first. Before the first release what stands under Unreleased is all that is told. */
function commitsSince(tag) {
  if (tag === '') return []
  const format = '--format=%s%x1f%(trailers:key=Changelog,valueonly,separator=%x2C)%x1e'
  return git('log', '--no-merges', '--reverse', format, `${tag}..HEAD`)
    .split('\x1e')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => each.split('\x1f'))
    .map(([subject, sort]) => ({ subject, sort: sort.trim().toLowerCase() }))
}

/** @returns {{ version: string, notes: string, tag: string }} */
function plan(word) {
  if (git('status', '--porcelain') !== '') refuse('There is something that is not committed: git status')
  const { version: now } = JSON.parse(read(files.manifest))
  const before = lastTag()
  const version = versionOf(word, now)
  const tag = `v${version}`
  if (git('tag', '--list', tag) !== '') refuse(`${tag} is there already`)
  // The first may be what package.json says all along.
  if (!isAfter(version, now) && !(before === '' && version === now)) refuse(`${version} does not come after ${now}`)
  const commits = commitsSince(before)
  if (before !== '' && commits.length === 0) refuse(`Nothing was committed since ${before}`)
  try {
    const notes = notesOf(read(files.log), commits)
    return notes === '' ? refuse('CHANGELOG.md has nothing to tell of this version: write it under [Unreleased]') : { version, notes, tag }
  } catch (error) {
    return refuse(error.message)
  }
}

/** Both files as npm writes them. */
function writeVersion(version) {
  const manifest = JSON.parse(read(files.manifest))
  write(files.manifest, `${JSON.stringify({ ...manifest, version }, undefined, 2)}\n`)
  const lock = JSON.parse(read(files.lock))
  const packages = { ...lock.packages, '': { ...lock.packages[''], version } }
  write(files.lock, `${JSON.stringify({ ...lock, version, packages }, undefined, 2)}\n`)
}

async function makeRelease({ version, notes, tag }) {
  for (const [name, script, ...args] of checks)
    if ((await runNode(script, args)) !== 0) refuse(`${name} is red: nothing is released, nothing was changed`)
  if (git('status', '--porcelain') !== '') refuse('The checks left something that is not committed: git status')
  if ((await runNode('scripts/generate.mjs', ['--release', version])) !== 0) refuse('The handbooks were not released')
  writeVersion(version)
  write(files.log, withVersion(read(files.log), version, new Date().toISOString().slice(0, 10), notes))
  git('add', '--all')
  git('commit', '--quiet', '--message', `Release ${version}`)
  git('tag', '--annotate', '--cleanup=verbatim', tag, '--message', `${version}\n\n${notes}`)
  console.log(`${tag} is tagged. Nothing is pushed: git push --follow-tags`)
}

// npm keeps an option that it knows for itself, where it stands before --.
const isDry = process.argv.includes('--dry-run') || process.env['npm_config_dry_run'] === 'true'
const words = process.argv.slice(2).filter((each) => each !== '--dry-run')
const planned = plan(words.length > 1 ? '' : (words[0] ?? ''))
if (isDry) {
  console.log(`${planned.tag} would be released, after ${checks.map(([name]) => name).join(' and ')}:\n\n${planned.notes}`)
} else await makeRelease(planned)
