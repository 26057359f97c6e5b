// deploy/roles.sh on a cluster that was started for a test: what psql does of it there is done through the driver.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { house } from '../../architecture/listSources.ts'

/** Keeps how it was called and what it was given. */
const psql = '#!/bin/sh\nprintf "%s\\n" "$@" > "$KEPT/arguments"\ncat > "$KEPT/statements"\n'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** @returns statements as psql would send them, one after the other */
export const rolesBy = (env: Readonly<Record<'OWNER_PASSWORD' | 'APP_PASSWORD', string>>): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'roles-'))
  try {
    writeFileSync(join(folder, 'psql'), psql)
    chmodSync(join(folder, 'psql'), 0o755)
    execFileSync('sh', [join(house, 'deploy/roles.sh')], { env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, KEPT: folder, ...env } })
    const variables = new Map(
      [...readFileSync(join(folder, 'arguments'), 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    )
    return readFileSync(join(folder, 'statements'), 'utf8')
      .replaceAll(/:'(\w+)'/g, (_, name: string) => quoted(variables.get(name) ?? ''))
      .split(';\n')
      .filter((each) => each.trim() !== '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
