// Something that somebody has to mean: refused until the tick of that name is given (texts: guards.<name>, ticks.<name>).
import { Refusal } from '../../../server/kit.ts'
import type { ActionRun } from '../../../server/kit.ts'

export const ensureTicked = ({ ticks }: ActionRun, name: string, params: readonly string[] = []): void => {
  if (!ticks.has(name)) throw new Refusal(name, `guards.${name}`, params, [{ name, template: `ticks.${name}`, params }])
}
