// What a field will hold once a change is stored: what is given, else what is there already.
import type { Change } from '../../server/kit.ts'

/** @param path of the record: payee.currency is given by its name alone, currency */
export const afterwards = ({ input, record }: Pick<Change, 'input' | 'record'>, path: string): unknown => {
  const name = path.split('.').at(-1) ?? path
  return name in input ? input[name] : record?.[path]
}
