// What several changes of one transaction ask at the same time is answered all at once; what is asked meanwhile waits for the next turn, so that none reads what another is about to write.
import { remember } from '../../language/remember.ts'
import type { Db } from './database.ts'

interface Turn<Asked, Answer> {
  readonly asked: [Asked, ...Asked[]]
  readonly answers: Promise<readonly Answer[]>
}

interface Turns<Asked, Answer> {
  /** The one that has not begun. */
  next: Turn<Asked, Answer> | undefined
  last: Promise<unknown>
}

/** Whoever goes on because of the same answer has asked by then. */
const allHaveAsked = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * @param answerAll one answer for each, in their order; where it fails, it failed for all of them
 * @returns what one asks: alone it is a turn of one
 */
export const gathered = <Asked extends { readonly tx: Db }, Answer>(
  answerAll: (asked: readonly [Asked, ...Asked[]]) => Promise<readonly Answer[]>,
): ((asked: Asked) => Promise<Answer>) => {
  const turnsIn = remember((_tx: Db): Turns<Asked, Answer> => ({ next: undefined, last: Promise.resolve() }))
  const begin = (turns: Turns<Asked, Answer>, first: Asked): Turn<Asked, Answer> => {
    const asked: [Asked, ...Asked[]] = [first]
    const answers = turns.last.then(allHaveAsked).then(() => {
      turns.next = undefined
      return answerAll(asked)
    })
    turns.last = answers.catch(() => undefined)
    turns.next = { asked, answers }
    return turns.next
  }
  return async (one) => {
    const turns = turnsIn(one.tx)
    const at = turns.next ? turns.next.asked.push(one) - 1 : 0
    const { asked, answers: coming } = turns.next ?? begin(turns, one)
    const answers = await coming
    if (answers.length !== asked.length) throw new Error('what is asked at once has one answer each')
    return answers[at] as Answer
  }
}
