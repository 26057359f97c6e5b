// Every text key that the browser says exists, and every text of the shell is said somewhere.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import product from '#generated/locales/en.json'
import { menu } from '#generated/menu.ts'
import { errorTexts } from '../../language/errorTexts.ts'
import { homeTexts } from '../../language/screens/home.ts'
import { countedIn, formIn } from '../../language/plurals.ts'
import { valueTexts } from '../../language/valueTexts.ts'
import shell from '../../src/client/texts/en.json'
import bell from '../../src/client/texts/bell.en.json'
import conflict from '../../src/client/texts/conflict.en.json'
import desk from '../../src/client/texts/desk.en.json'
import exporting from '../../src/client/texts/export.en.json'
import factors from '../../src/client/texts/factors.en.json'
import forms from '../../src/client/texts/forms.en.json'
import home from '../../src/client/texts/home.en.json'
import keys from '../../src/client/texts/keys.en.json'
import order from '../../src/client/texts/order.en.json'
import pdf from '../../src/client/texts/pdf.en.json'
import pickers from '../../src/client/texts/pickers.en.json'
import reports from '../../src/client/texts/reports.en.json'
import richText from '../../src/client/texts/richText.en.json'
import rights from '../../src/client/texts/rights.en.json'
import rows from '../../src/client/texts/rows.en.json'
import runs from '../../src/client/texts/runs.en.json'
import search from '../../src/client/texts/search.en.json'
import threads from '../../src/client/texts/threads.en.json'
import timeline from '../../src/client/texts/timeline.en.json'
import uploads from '../../src/client/texts/uploads.en.json'
import user from '../../src/client/texts/user.en.json'
import views from '../../src/client/texts/views.en.json'
import viewAs from '../../src/client/texts/viewAs.en.json'
import visits from '../../src/client/texts/visits.en.json'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

const browser = [...sources('src'), ...sources('custom/src')].join('\n')
const spoken = sources('language').filter((text) => !/export const (startErrorTexts|inputErrorTexts|homeTexts|valueTexts)/.test(text))
const everywhere = [browser, ...spoken, ...sources('server'), ...sources('custom/server')].join('\n')
const own = {
  ...shell,
  ...bell,
  ...conflict,
  ...desk,
  ...exporting,
  ...factors,
  ...forms,
  ...home,
  ...order,
  ...pdf,
  ...pickers,
  ...reports,
  ...richText,
  ...rights,
  ...rows,
  ...runs,
  ...search,
  ...threads,
  ...timeline,
  ...uploads,
  ...user,
  ...viewAs,
  ...views,
  ...visits,
  ...keys,
  ...errorTexts,
  ...homeTexts,
  ...valueTexts,
}
const known = new Set([...Object.keys(own), ...Object.keys(product), ...countedIn(own), ...countedIn(product)])

/** Keys built from a fixed beginning: `login.${name}`. */
const beginnings = [...everywhere.matchAll(/`([a-zA-Z]+\.[\w.]*)\$\{/g)].map(([, beginning]) => beginning ?? '')
const isSaid = (key: string): boolean =>
  everywhere.includes(`'${key}'`) || everywhere.includes(`"${key}"`) || beginnings.some((beginning) => key.startsWith(beginning))

it('has a text for every key that is said', () => {
  const said = [...browser.matchAll(/\b(?:text|t)\(\s*'([^']+)'/g)].map(([, key]) => key ?? '')
  expect(said.length).toBeGreaterThan(40)
  expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([])
})

it('has no text that nobody says', () => {
  expect(Object.keys(own).filter((key) => !isSaid(formIn(key)?.of ?? key))).toEqual([])
})

it('fills only parameters {0}, {1} … without gaps', () => {
  const gaps = Object.entries(own).filter(([, text]) => {
    const numbers = new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, number]) => Number(number)))
    return [...numbers].toSorted((one, other) => one - other).some((number, at) => number !== at)
  })
  expect(gaps).toEqual([])
})

it('has a picture for every entry of the menus', () => {
  const pictures = readFileSync(join(root, 'src/console/MenuIcon.tsx'), 'utf8')
  const icons = [...menu.side, ...menu.groups.flatMap(({ entries }) => entries)].map(({ icon }) => icon)
  expect(icons.filter((icon) => !pictures.includes(`\n  ${icon}:`))).toEqual([])
})
