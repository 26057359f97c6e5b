// `npm run generate -- --left` and `-- --drop NAME`: what nothing reads any more, and a migration by which it goes from every database.
import { join } from 'node:path'
import { nameOfLeft, type Left } from '../../language/migrations/left.ts'
import { named } from '../../language/named.ts'
import { meantOrAll } from '../../language/suggest.ts'
import { generate, historyOf, type Folders } from '../generate.ts'
import { withLoader } from '../load/load.ts'
import { refuse } from '../refuse.ts'
import { report } from '../report.ts'
import { finish } from '../runOnce.ts'
import { textOf } from '../textOf.ts'
import { readState } from '../../language/migrations/state.ts'
import { commandOf } from '../commandOf.ts'

const list = (left: readonly Left[]): string =>
  left.length === 0
    ? 'Everything that databases hold is read by a spec.'
    : left.map((each) => `${nameOfLeft(each)}   ${commandOf('generate', `--drop ${nameOfLeft(each)}`)}`).join('\n')

/** Of an entity that is gone its parts go first: they hang on it. */
const withParts = (folders: Folders, dropped: Left): readonly Left[] => {
  const { tables } = readState(textOf(join(historyOf(folders), 'state.json')))
  const table = named(tables, dropped.table)
  if (dropped.column !== undefined || table?.part !== '') return [dropped]
  return [...tables.filter(({ entity, part }) => entity === table.entity && part !== '').map(({ name }) => ({ table: name })), dropped]
}

/** @param name of what goes; absent = what there is is only listed. @returns the exit code */
export const drop = (folders: Folders, name?: string): Promise<number> =>
  withLoader(folders, async (loader) => {
    const made = await generate(folders, loader)
    if (made.problems.length > 0) return refuse(report(made.problems))
    const { left = [] } = made
    if (name === undefined) {
      console.log(list(left))
      return 0
    }
    const dropped = left.find((each) => nameOfLeft(each) === name)
    if (!dropped) return refuse(`Nothing that no spec reads is called "${name}".${meantOrAll(name, left.map(nameOfLeft))}`)
    console.log(`${name} goes with all it holds from every database in which the next migration runs.`)
    return finish(folders, await generate(folders, loader, 'chain', withParts(folders, dropped)))
  })
