// The inputs that offer what can be found: most of a form's weight, so that only forms with one of these kinds load them.
import { FileInput } from './FileInput.tsx'
import { ListInput } from './ListInput.tsx'
import { LocationInput } from './LocationInput.tsx'
import { PricesInput } from './PricesInput.tsx'
import { ReferenceInput, ReferencesInput } from './ReferenceInput.tsx'
import { SnippetsInput } from './SnippetsInput.tsx'
import { TextFileInput } from './TextFileInput.tsx'
import { TextsInput } from './TextsInput.tsx'
import { TimeInput } from './TimeInput.tsx'
import type { Inputs } from './inputs.ts'

export const pickers: Inputs = {
  widgets: {
    file: FileInput,
    location: LocationInput,
    reference: ReferenceInput,
    snippets: SnippetsInput,
    textFile: TextFileInput,
    time: TimeInput,
  },
  fields: { prices: PricesInput as never, list: ListInput as never, references: ReferencesInput as never, texts: TextsInput as never },
}
