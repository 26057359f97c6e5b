// The engine's English messages for its own templates, beside the product's texts: what a client without the key shows, and what logs say.
import { errorTexts } from '../language/errorTexts.ts'
import { wordsOf } from '../language/messages.ts'
import { valueTexts } from '../language/valueTexts.ts'
import type { ProductModel } from './ProductModel.ts'

const engine: Readonly<Record<string, string>> = {
  ...errorTexts,
  ...valueTexts,
  'reveal.reason': 'Reason',
  'forms.currentPassword': 'Current password',
}

/** A template with its parameters, in English. */
export const say = ({ texts }: Pick<ProductModel, 'texts'>, template: string, params: readonly string[]): string => {
  const textOf = (key: string): string => texts[key] ?? engine[key] ?? key
  const words = wordsOf(params, textOf)
  return textOf(template).replace(/\{(\d+)\}/g, (whole, at: string) => words[Number(at)] ?? whole)
}
