// `npm run spec:diff -- --accept`: what everybody may from now on, and what holds them back, is agreed to.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, type Generated, type Folders } from '../generate.ts'
import { withLoader } from '../load/load.ts'
import type { LocatedProblem } from '../problem.ts'
import { refuse } from '../refuse.ts'
import { report } from '../report.ts'
import { textOf } from '../textOf.ts'
import { acceptedFile, acceptedText } from './accepted.ts'
import { outlived, unaccepted } from './unaccepted.ts'

const fileIn = ({ specs }: Folders): string => join(specs, acceptedFile)

const acceptedIn = (folders: Folders): string | undefined => textOf(fileIn(folders))

/** A product that never accepted anything is not asked to. */
export const notAccepted = (folders: Folders, { model, written, locate }: Generated): readonly LocatedProblem[] => {
  const text = acceptedIn(folders)
  if (text === undefined || !model || !written || !locate) return []
  const agreed = { model, written }
  return [...unaccepted(agreed, text).map(locate), ...outlived(agreed, text, folders.shown)]
}

export const accept = async (folders: Folders): Promise<number> => {
  const made = await withLoader(folders, (loader) => generate(folders, loader))
  if (!made.model || !made.written) return refuse(report(made.problems))
  const [before, after] = [acceptedIn(folders), acceptedText({ model: made.model, written: made.written })]
  writeFileSync(fileIn(folders), after)
  console.log(
    `${folders.shown}/${acceptedFile} ${before === after ? 'is as it was' : 'says now who may what, and what holds them back: look at the change and commit it'}.`,
  )
  return 0
}
