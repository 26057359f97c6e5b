// `npm run spec:diff -- --accept`: what everybody may from now on, and what holds them back, is agreed to.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '../generate.ts'
import type { Generated, Places } from '../generate.ts'
import { makeLoader } from '../load/load.ts'
import type { LocatedProblem } from '../problem.ts'
import { report } from '../report.ts'
import { acceptedFile, acceptedText, outlived, unaccepted } from './accepted.ts'

const fileIn = ({ specs }: Places): string => join(specs, acceptedFile)

const acceptedIn = (places: Places): string | undefined => {
  try {
    return readFileSync(fileIn(places), 'utf8')
  } catch {
    return undefined
  }
}

/** A product that never accepted anything is not asked to. */
export const notAccepted = (places: Places, { model, written, locate }: Generated): readonly LocatedProblem[] => {
  const text = acceptedIn(places)
  if (text === undefined || !model || !written || !locate) return []
  const agreed = { model, written }
  return [...unaccepted(agreed, text).map(locate), ...outlived(agreed, text, places.shown)]
}

export const accept = async (places: Places): Promise<number> => {
  const loader = makeLoader(places.specs, places.shown)
  const made = await generate(places, loader)
  await loader.stop()
  if (!made.model || !made.written) {
    console.error(report(made.problems))
    return 1
  }
  const [before, after] = [acceptedIn(places), acceptedText({ model: made.model, written: made.written })]
  writeFileSync(fileIn(places), after)
  console.log(
    `${places.shown}/${acceptedFile} ${before === after ? 'is as it was' : 'says now who may what, and what holds them back: look at the change and commit it'}.`,
  )
  return 0
}
