// A rule that guards ask, asked where there is no way but to throw: under lock, in the middle of the work.
import type { Refusal } from '../../server/kit.ts'

/** @throws the refusal, where there is one */
export const ensure = (refused: Refusal | undefined): void => {
  if (refused) throw refused
}
