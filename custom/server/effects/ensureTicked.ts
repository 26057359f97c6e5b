// Something that somebody has to mean: refused until the tick of that name is given (texts: guards.<name>, ticks.<name>).
import type { ActionRun } from '../../../server/kit.ts'
import { refuseUnticked } from '../guards/answerEach.ts'

export const ensureTicked = ({ ticks }: ActionRun, name: string, params: readonly string[] = []): void => {
  if (!ticks.has(name)) throw refuseUnticked(name, params)
}
