// Installs the packages when what stands in node_modules is not what package.json and its lock ask for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engine, house } from './house.mjs'
import { run } from './run.mjs'

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

/** Ends the process with npm's exit code when the installation fails. */
export async function install() {
  // What an installed engine needs came with it.
  if (house !== engine || inStep()) return
  // Not on standard output: what a command prints there may be kept (spec:diff --format json).
  console.error('Installing packages (once) ...')
  // `npm ci` would refuse a registry that lacks optional packages of other platforms; development ones are needed to build.
  const args = ['install', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const npm = process.env['npm_execpath']
  const stdio = ['inherit', process.stderr, 'inherit']
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { stdio })
    : await run('npm', args, { stdio, shell: process.platform === 'win32' })
  if (code !== 0) process.exit(code)
}

function inStep() {
  const wanted = read('package-lock.json')
  const there = read('node_modules/.package-lock.json')
  const own = read('package.json')
  if (!wanted || !there || !own) return false
  const root = wanted.packages['']
  const asked = kinds.every((kind) => JSON.stringify(sorted(own[kind])) === JSON.stringify(sorted(root[kind])))
  return asked && Object.entries(wanted.packages).every(([path, entry]) => path === '' || fits(entry, there.packages[path]))
}

function fits(wanted, there) {
  return there ? there.version === wanted.version : wanted.optional === true || wanted.peer === true
}

function sorted(names = {}) {
  return Object.entries(names).toSorted()
}

function read(file) {
  try {
    return JSON.parse(readFileSync(join(house, file), 'utf8'))
  } catch {
    return undefined
  }
}
