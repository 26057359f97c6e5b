// Whom a handbook is for: a role, what it may, and the words that it reads.
import { decide, type Guard } from '../../../language/access.ts'
import type { Model } from '../../../language/model.ts'
import type { PartField } from '../../../language/partFields.ts'
import { errorTexts } from '../../../language/errorTexts.ts'
import { viewerOf } from '../accessDocument.ts'
import { words } from './words.ts'

/** Of all records, of one's own alone, or of none. */
export type May = 'yes' | 'own' | 'no'

export interface Reader {
  readonly model: Model
  readonly may: (guard: Guard | undefined) => May
  readonly mayAtAll: (guard: Guard | undefined) => boolean
  /** The text behind a key, {0} … filled in; … stands for what only a record knows. */
  readonly say: (key: string, params?: readonly string[]) => string
  readonly word: (name: keyof typeof words, ...params: readonly string[]) => string
}

const filled = (text: string, params: readonly string[]): string =>
  text.replace(/\{(\d+)\}/g, (_all, at: string) => params[Number(at)] ?? '…')

export const readerOf = (model: Model, role: string): Reader => {
  const viewer = viewerOf(model, role)
  const texts: Readonly<Record<string, string>> = { ...errorTexts, ...model.texts }
  const may = (guard: Guard | undefined): May => {
    if (guard === undefined) return 'no'
    if (decide(viewer, guard).allowed) return 'yes'
    return guard.own !== undefined && decide(viewer, guard, viewer.id).allowed ? 'own' : 'no'
  }
  return {
    model,
    may,
    mayAtAll: (guard) => may(guard) !== 'no',
    say: (key, params = []) => filled(texts[key] ?? key, params),
    word: (name, ...params) => filled(words[name], params),
  }
}

export const mayRead = ({ may }: Reader, { part, field }: PartField): May => may(field.read ?? part.read)
