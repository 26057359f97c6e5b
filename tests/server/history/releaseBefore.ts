// From which version one comes to this one: the last release's.
import { gitSays } from './gitSays.ts'

const lastLine = (text: string | undefined): string | undefined => text?.trim().split('\n')[0] || undefined

const tagged = (commit: string): string | undefined => lastLine(gitSays('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', commit))

/** Of a commit that is a release itself, the one before it. */
const lastTag = (): string | undefined => {
  const here = lastLine(gitSays('tag', '--points-at', 'HEAD', '--list', 'v[0-9]*'))
  return here === undefined ? tagged('HEAD') : tagged('HEAD^')
}

/** Before there is a release: what was there before the last migration, so that there is one to make. */
const beforeLastMigration = (): string | undefined => {
  const last = lastLine(gitSays('log', '-1', '--format=%H', '--', 'generated/migrations/*.sql', 'server/db/engine/*.sql'))
  return last === undefined ? undefined : lastLine(gitSays('rev-parse', '--verify', '--quiet', `${last}^`))
}

/** A tag or a commit; undefined where the history is not here. UPGRADE_FROM names another. */
export const releaseBefore = (): string | undefined => {
  const said = process.env['UPGRADE_FROM'] ?? ''
  if (said !== '') return lastLine(gitSays('rev-parse', '--verify', '--quiet', `${said}^{commit}`))
  return lastTag() ?? beforeLastMigration()
}
