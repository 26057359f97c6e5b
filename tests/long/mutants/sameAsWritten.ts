// Faults that no test can find, since with them the same is done as without: each is told why, and not planted.
import type { Mutant } from './mutate.ts'

export interface Same extends Pick<Mutant, 'file' | 'text' | 'written' | 'replacement'> {
  readonly why: string
}

/** Wherever its line stands by now. */
export const isSame = (same: Same, { file, text, written, replacement }: Mutant): boolean =>
  same.file === file && same.text === text && same.written === written && same.replacement === replacement

export const sameAsWritten: readonly Same[] = [
  {
    file: 'custom/server/money/credits.ts',
    text: "if (typeof value === 'object' && 'amount' in value && typeof value.amount === 'string') return minorOf(value.amount)",
    written: "typeof value === 'object'",
    replacement: 'true',
    why: 'Asked whether it has an amount, what is no object throws a TypeError, which is what is thrown for it two lines below.',
  },
  {
    file: 'server/session/sessions.ts',
    text: "if (hasExpired(stored)) return 'expired'",
    written: 'hasExpired(stored)',
    replacement: 'false',
    why: 'The session that is made of it is over from its first moment, and says the same.',
  },
  {
    file: 'server/authorize/readyDocument.ts',
    text: 'at: [key],',
    written: '[key]',
    replacement: '[]',
    why: 'A root field asks no right besides its operation, so it is never the field that is refused within an answer.',
  },
  {
    file: 'server/http/uploadRoutes.ts',
    text: 'const [session] = token === undefined ? [] : await readSessions(pool, [digestOf(token)])',
    written: '[]',
    replacement: '["Stryker was here"]',
    why: 'A text has no person, and so is no session either.',
  },
]
