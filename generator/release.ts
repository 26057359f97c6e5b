// `npm run generate -- --release VERSION`: what handbooks say now is that version; from then on they tell what changed since.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { handbooksOf } from './emitters/handbook/handbook.ts'
import { generate, type Folders } from './generate.ts'
import { withLoader } from './load/load.ts'
import { refuse } from './refuse.ts'
import { releasedFolder } from './released.ts'
import { report } from './report.ts'
import { finish } from './runOnce.ts'

/** @returns the exit code */
export const release = async (folders: Folders, version: string | undefined): Promise<number> => {
  if (version === undefined || !/^[\w.+-]+$/.test(version))
    return refuse('npm run generate -- --release VERSION: what the version is called, of letters, digits and . + - _')
  return withLoader(folders, async (loader) => {
    const made = await generate(folders, loader)
    if (!made.model) return refuse(report(made.problems))
    mkdirSync(releasedFolder(folders), { recursive: true })
    for (const [role, text] of Object.entries(handbooksOf(made.model)))
      writeFileSync(join(releasedFolder(folders), `${role}.md`), `<!-- ${version} -->\n\n${text}`)
    console.log(`Handbooks tell from now on what changed since ${version}. Commit ${folders.shown}/released.`)
    return finish(folders, await generate(folders, loader))
  })
}
