// A field may stand behind a flag of the site, or be left out by a list of it: then no form shows it, and nobody changes what is kept in it.
import type { FieldModel } from '../../language/model.ts'
import { configuredList, isFlagOn } from '../configured.ts'
import type { RunningAction } from './RunningAction.ts'
import { InvalidInput } from './InvalidInput.ts'

const isOff = async ({ reader, entity }: RunningAction, field: FieldModel): Promise<boolean> => {
  if (field.when !== undefined && !(await isFlagOn(reader, field.when))) return true
  const hiddenBy = entity.parts.find(({ fields }) => fields.includes(field))?.hiddenBy
  return hiddenBy !== undefined && (await configuredList(reader, hiddenBy)).includes(field.name)
}

/**
 * @param changed what is given anew; what a form sends along as it stands is no change
 * @throws InvalidInput
 */
export const ensureOn = async (running: RunningAction, changed: readonly FieldModel[]): Promise<void> => {
  const off: FieldModel[] = []
  for (const field of changed) if (await isOff(running, field)) off.push(field)
  if (off.length > 0)
    throw new InvalidInput(off.map(({ name, label }) => ({ field: name, code: 'off', template: 'errors.off', params: [`@${label}`] })))
}
