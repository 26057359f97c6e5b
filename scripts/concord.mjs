#!/usr/bin/env node
// `npx concord COMMAND`: the engine where it is installed as a package, for the product of the folder in which it is called. Its commands are those of `npm run`.
import { existsSync } from 'node:fs'

/** Each is a script of this folder and what it is handed first. */
const commands = {
  start: ['start'],
  dev: ['dev'],
  generate: ['generate'],
  'spec:diff': ['generate', 'diff'],
  new: ['generate', 'new'],
  staff: ['command', 'staff'],
  backup: ['command', 'backup'],
  restore: ['command', 'restore'],
  'audit:verify': ['command', 'verify', 'audit'],
  'ledger:verify': ['command', 'verify', 'ledger'],
  settings: ['command', 'settings'],
}

const [name = '', ...rest] = process.argv.slice(2)
const [script, ...first] = Object.hasOwn(commands, name) ? commands[name] : []
const why = whyNot()
if (why === undefined) {
  process.env['CONCORD_PROJECT'] = process.cwd()
  process.argv.splice(2, process.argv.length, ...first, ...rest)
  await import(`./${script}.mjs`)
} else {
  console.error(why)
  process.exitCode = 1
}

function whyNot() {
  if (script === undefined) return `npx concord ${Object.keys(commands).join(' | ')}`
  const isNamed = rest.some((each) => each === '--product' || each.startsWith('--product='))
  if (name === 'new' || isNamed || process.env['PRODUCT'] || existsSync('specs/index.ts')) return undefined
  return 'There is no specs/index.ts in this folder. A product begins with: npx concord new product NAME'
}
