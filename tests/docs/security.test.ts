// SECURITY.md says how soon a fault is mended, of a library too; the nightly workflow asks for those that are known.
import { expect, it } from 'vitest'
import { textOf } from '../architecture/listSources.ts'

it('says how soon: a fault of ours, one of a library', () => {
  const text = textOf('SECURITY.md')
  expect(text).toMatch(/money, rights or data .* within 7 days/)
  expect(text).toMatch(/critical or high, within 14 days/)
})

it('known faults of what production runs are asked for every night, and one that is found is red', () => {
  const [, job = ''] = textOf('.github/workflows/nightly.yml').split(/^ {2}libraries:$/m)
  expect(job).toMatch(/^ +- run: npm audit --omit=dev$/m)
  expect(job).not.toContain('continue-on-error')
})
