// `npm run generate -- --untranslated`: which texts a further language does not say yet, as lines of its file that are there to be worded.
import { generate, type Folders, type Generated } from './generate.ts'
import { withLoader } from './load/load.ts'
import { refuse } from './refuse.ts'
import { report } from './report.ts'

const listed = ({ shown }: Folders, untranslated: NonNullable<Generated['untranslated']>): string => {
  const lines = Object.entries(untranslated).flatMap(([language, texts]) =>
    texts.length === 0
      ? []
      : [`${shown}/texts/${language}.json`, ...texts.map((each) => JSON.stringify(each)).map((text) => `  ${text}: ${text},`)],
  )
  return lines.length === 0 ? 'Every text is said in every language.' : lines.join('\n')
}

/** Writes nothing. @returns the exit code */
export const listUntranslated = (folders: Folders): Promise<number> =>
  withLoader(folders, async (loader) => {
    const { problems, untranslated } = await generate(folders, loader)
    if (!untranslated) return refuse(report(problems))
    console.log(listed(folders, untranslated))
    return 0
  })
