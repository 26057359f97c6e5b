// The workflow for pull requests, by running its steps: what a change of the specs means stands in summary and comment, and what nobody accepted stops it.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { house } from '../architecture/listSources.ts'
import { makeCopy, type Copy } from './makeCopy.ts'

const workflow = readFileSync(join(house, '.github/workflows/pull-request.yml'), 'utf8')
/** The commands of a job, in their order. */
const stepsOf = (job: string): readonly string[] => {
  const [, text = ''] = workflow.split(new RegExp(`^  ${job}:$`, 'm'))
  const [own = ''] = text.split(/^ {2}\w+:$/m)
  return [...own.matchAll(/^ +(?:- )?run: (.+)$/gm)].map(([, command = '']) => command)
}

// Whole generations or compilations, one after the other: minutes on a slow machine.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 })

let copy: Copy
let base: string
beforeAll(() => {
  copy = makeCopy()
  // Stands for GitHub's own: it keeps what it is called with.
  copy.write('bin/gh', '#!/bin/sh\necho "$@" > gh-called\n')
  chmodSync(join(copy.folder, 'bin/gh'), 0o755)
  base = copy.commit('Base')
})
afterAll(() => copy.remove())

const run = (command: string): { readonly code: number | null; readonly said: string } => {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|VITEST|TEST|CI$)/.test(name)))
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: {
      ...inherited,
      PATH: `${join(copy.folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      BASE: base,
      PULL_REQUEST: 'https://github.com/example/console/pull/7',
      GITHUB_STEP_SUMMARY: join(copy.folder, 'summary.md'),
    },
  })
  return { code: status, said: `${stdout}${stderr}` }
}

it('tells the reviewer who is no longer held back, and stops until it is accepted', () => {
  const steps = stepsOf('specs')
  expect(steps).toHaveLength(4)
  copy.edit('specs/users.ts', "guards: ['notSelf', 'lastAdmin'],", '')
  execFileSync('npm', ['run', '--silent', 'generate'], { cwd: copy.folder, stdio: 'ignore' })
  copy.commit('Anybody is disabled')
  const ran = steps.map(run)
  expect(ran.map(({ code }) => code)).toEqual([0, 0, 0, 1])
  const summary = copy.read('summary.md')
  expect(summary).toMatch(/^\*\*Verdict: widening/)
  expect(summary).toMatch(/\| specs\/users\.ts:\d+ before \| User\.lifecycle\.transitions\.disable\.guards/)
  expect(copy.read('gh-called')).toContain(
    'pr comment https://github.com/example/console/pull/7 --edit-last --create-if-none --body-file difference.md',
  )
  expect(ran.at(-1)?.said).toContain('Not accepted yet: User.lifecycle.transitions.disable.guards')

  expect(run('npm run --silent spec:diff -- --accept').code).toBe(0)
  expect(run(steps.at(-1) ?? '')).toMatchObject({ code: 0 })
})

it('runs all tests besides', () => expect(stepsOf('test')).toEqual(['npm test --silent']))
