// How ticks about a changed payee put it: which fields, and both accounts by their ends.
import { mask } from '../../../language/fields/masked.ts'
import { requireNamed } from '../../../language/named.ts'
import { partFieldAt } from '../../../language/partFields.ts'
import type { ProductModel } from '../../../server/kit.ts'

export const masked = (value: string | null | undefined): string => mask(value ?? '', 4)

/** Two masks that read alike tell nothing apart: that is said. A mask without its end says nothing of it. */
export const endAlike = (one: string, other: string): boolean => one === other && one !== mask('', 4)

/** As the dialog lists them: text keys of the fields' labels. */
export const labelled = ({ entities }: ProductModel, paths: readonly string[]): string =>
  paths.map((path) => `@${partFieldAt(requireNamed(entities, 'User'), path)?.field.label ?? path}`).join(' ')
