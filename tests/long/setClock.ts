// A clock that a test sets while processes run, by libfaketime: a package of Debian and Ubuntu, installed where it is not there.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { obtainPackage } from './obtainPackage.ts'

export interface Clock {
  /** Under which a process has it. */
  readonly env: Readonly<Record<string, string>>
  /** @param aheadMs of the right time; what lasts is measured by another clock, which nobody sets */
  readonly set: (aheadMs: number) => void
  readonly remove: () => void
}

export const openClock = (): Clock => {
  obtainPackage('faketime', 'faketime', ['--version'])
  const told = execFileSync('faketime', ['-f', '+0s', 'env'], { encoding: 'utf8' })
  const library = /^LD_PRELOAD=(.*)$/m.exec(told)?.[1] ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'ahead')
  // Whoever looks meanwhile finds the one or the other, never half of it.
  const set = (aheadMs: number): void => {
    writeFileSync(`${file}.new`, `${aheadMs < 0 ? '-' : '+'}${Math.abs(aheadMs) / 1_000}\n`, { mode: 0o644 })
    renameSync(`${file}.new`, file)
  }
  set(0)
  return {
    env: { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
