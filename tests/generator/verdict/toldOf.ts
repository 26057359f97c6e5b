// What is told of edits of a golden case: the verdict, each change with its place, and the text.
import { differenceFormats } from '../../../generator/diff/differenceFormats.ts'
import { differenceOf } from '../../../generator/diff/differenceOf.ts'
import { editedStand, standOfCase, type Edit } from './editedStand.ts'

interface Told {
  readonly verdict: readonly string[]
  readonly changes: readonly string[]
  readonly text: string
}

export const toldOf = async (name: string, ...edits: readonly Edit[]): Promise<Told> => {
  const before = await standOfCase(name)
  const { stand, remove } = await editedStand(name, edits)
  try {
    const difference = differenceOf(before, stand)
    const changes = difference.changes.map(({ means, what, words, place }) => `${place} ${what} ${words} (${means})`)
    return { verdict: difference.verdict, changes, text: differenceFormats['text']?.(difference) ?? '' }
  } finally {
    remove()
  }
}
