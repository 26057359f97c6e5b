// How much of the console is specs and how much is written by hand: screens, and lines a screen (neither blank nor comment alone).
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '#generated/routes.ts'
import { addSettingsScreen, linesOf } from '../../tests/drill/helpTopics.ts'
import type { Figure, Row } from '../Figure.ts'

const isCode = (line: string): boolean => !/^\s*(\/\/|\/\*|\*|$)/.test(line)

/** Lines below folders, of sources and styles. */
const linesIn = (...folders: readonly string[]): number =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => /\.(tsx?|css)$/.test(path))
    .map((path) => readFileSync(path, 'utf8').split('\n').filter(isCode).length)
    .reduce((sum, each) => sum + each, 0)

const lines = (what: string, count: number, beside: string): Row => ({ what, unit: 'lines', samples: [count], beside })

export const shareFigure: Figure = {
  name: 'share',
  measure: async ({ copy: { folder } }): Promise<readonly Row[]> => {
    const made = screens.filter(({ kind }) => kind !== 'custom').length
    const [specs, browser, server, generated] = [
      ['specs'],
      ['custom/src'],
      ['custom/server', 'custom/events', 'custom/wire'],
      ['generated'],
    ].map((names) => linesIn(...names.map((name) => join(folder, name))))
    const perScreen = (count = 0): number => count / screens.length
    const settings = linesOf(addSettingsScreen)
    return [
      {
        what: 'screens made of specs alone, of all',
        unit: '%',
        samples: [(made / screens.length) * 100],
        beside: `${made} of ${screens.length}`,
      },
      lines('specs, a screen', perScreen(specs), `${specs} in all, server rules and texts among them`),
      lines('written by hand for the browser (custom/src), a screen', perScreen(browser), `${browser} in all`),
      lines(
        'written by hand for the server (custom/server, custom/events, custom/wire), a screen',
        perScreen(server),
        `${server} in all, mostly money`,
      ),
      lines('generated, a line of specs', (generated ?? 0) / (specs ?? 1), `${generated} in all`),
      {
        ...lines('a new screen of Settings with list and form', settings, 'the one of tests/drill/helpTopics.ts'),
        reach: '< 60, and no code',
        met: settings < 60,
      },
    ]
  },
}
