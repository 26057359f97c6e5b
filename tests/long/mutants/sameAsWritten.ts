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
    file: 'server/actions/operationKey.ts',
    text: "if (!stored?.result) throw new Fault('IN_PROGRESS', 'This operation is still running')",
    written: 'stored?.result',
    replacement: 'stored.result',
    why: 'Nobody removes a key that is young enough to be claimed, so its row is there.',
  },
  {
    file: 'server/authorize/readableEntity.ts',
    text: 'return guard ? decide(caller, { rule: guard.rule }) : { allowed: false, missing: [] }',
    written: 'false',
    replacement: 'true',
    why: 'Every entity has a guard, and what is no entity is refused whatever this says.',
  },
  {
    file: 'custom/server/money/splitRefund.ts',
    text: 'const referrer = share > refunded - creator ? refunded - creator : share',
    written: 'share > refunded - creator',
    replacement: 'share >= refunded - creator',
    why: 'Where both are equal either is the smaller one.',
  },
  {
    file: 'custom/server/money/storePurses.ts',
    text: 'if (purses.length === 0) return',
    written: 'purses.length === 0',
    replacement: 'false',
    why: 'Of no purses the statement stores none; one is spared.',
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
    text: 'const field = { key, name: definition.name, when, at: [key], ...wrapped(definition.type), ...(shape && { shape }) }',
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
  {
    file: 'server/authorize/shapeOf.ts',
    text: "const name = occurrences[0]?.node.name.value ?? ''",
    written: 'occurrences[0]?.node',
    replacement: 'occurrences[0].node',
    why: 'What is asked for is asked at least once; only the compiler cannot know.',
  },
  {
    file: 'server/session/findKey.ts',
    text: "if (Number(rows[0]?.now) - madeAt(key) > monthMs) return 'EXPIRED'",
    written: 'Number(rows[0]?.now) - madeAt(key) > monthMs',
    replacement: 'Number(rows[0]?.now) - madeAt(key) >= monthMs',
    why: 'A millisecond of a month by the clock of the database, which nobody holds still.',
  },
  {
    file: 'server/actions/operationKey.ts',
    text: "if (age > maxKeyAgeMs) throw new Fault('KEY_EXPIRED', 'This operation key is older than 30 days')",
    written: 'age > maxKeyAgeMs',
    replacement: 'age >= maxKeyAgeMs',
    why: 'A millisecond of a month by the clock of the database, which nobody holds still.',
  },
  {
    file: 'server/session/findKey.ts',
    text: "if (Number(rows[0]?.now) - madeAt(key) > monthMs) return 'EXPIRED'",
    written: 'rows[0]?.now',
    replacement: 'rows[0].now',
    why: 'What is selected from nothing has one row; only the compiler cannot know.',
  },
  {
    file: 'custom/server/money/writeRows.ts',
    text: 'const inOrder = (a: Written, b: Written): number => (BigInt(a.id) < BigInt(b.id) ? -1 : 1)',
    written: 'BigInt(a.id) < BigInt(b.id)',
    replacement: 'BigInt(a.id) <= BigInt(b.id)',
    why: 'No two rows have one id.',
  },
  {
    file: 'server/authorize/shapeOf.ts',
    text: "const summed = operation?.does === 'getStats' && typeName === 'Sum' && name === 'sum' ? (statsOf(entity, operation)?.sums ?? []) : []",
    written: '[]',
    replacement: '["Stryker was here"]',
    why: 'No field is called that, and what is no field adds no guard.',
  },
  {
    file: 'server/authorize/shapeOf.ts',
    text: 'const several = occurrences.length > 1',
    written: 'occurrences.length > 1',
    replacement: 'true',
    why: 'Of one occurrence the condition is that of the field itself, which is asked first.',
  },
  {
    file: 'server/authorize/decideCall.ts',
    text: 'if (!operation || !entity) throw denied([])',
    written: '[]',
    replacement: '["Stryker was here"]',
    why: 'A root field without either lets no server start; only the compiler cannot know.',
  },
  {
    file: 'server/actions/operationKey.ts',
    text: "const { time = '', mine = false, refused = null, refusals = 0 } = taken.rows[0] ?? {}",
    written: 'false',
    replacement: 'true',
    why: 'The statement answers one row, whatever it took; only the compiler cannot know.',
  },
  {
    file: 'server/session/sessions.ts',
    text: 'readonly #timers: NodeJS.Timeout[] = []',
    written: '[]',
    replacement: '["Stryker was here"]',
    why: 'No timer is called that, so there is none to end.',
  },
  {
    file: 'server/files/signing.ts',
    text: 'if (current !== until || signed.size > maxSigned) [current, signed] = [until, new Map()]',
    written: 'current !== until || signed.size > maxSigned',
    replacement: 'true',
    why: 'What is signed anew is the same; it only takes longer.',
  },
  {
    file: 'server/files/receive.ts',
    text: 'const found = partFieldAt(requireNamed(entities, entity), field)?.field',
    written: 'partFieldAt(requireNamed(entities, entity), field)?.field',
    replacement: 'partFieldAt(requireNamed(entities, entity), field).field',
    why: 'An upload is granted for a field that takes files, of this very product; what is none throws either way.',
  },
  {
    file: 'server/files/receive.ts',
    text: 'if (!found?.upload) throw new Error(`${entity}.${field} takes no files`)',
    written: '!found?.upload',
    replacement: 'false',
    why: 'An upload is granted for a field that takes files, of this very product.',
  },
  {
    file: 'server/session/sessionTable.ts',
    text: 'if (unsaved.size === 0) return',
    written: 'unsaved.size === 0',
    replacement: 'false',
    why: 'Of no session the statement stores nothing; one is spared.',
  },
  {
    file: 'server/files/writeLimited.ts',
    text: 'if (Date.now() - mtimeMs > seconds * 1000) await rm(path, { force: true })',
    written: 'true',
    replacement: 'false',
    why: 'It is another only where somebody else removes the file in the same moment.',
  },
  {
    file: 'server/files/receive.ts',
    text: "if (ms > within && bytes < (ms / 1_000) * minBytesPerSecond) source.destroy(new Asleep('too little came for too long'))",
    written: 'ms > within',
    replacement: 'ms >= within',
    why: 'A millisecond by a clock that nobody holds still.',
  },
  {
    file: 'server/live/readAnnouncement.ts',
    text: 'if (!isBag(from)) return undefined',
    written: '!isBag(from)',
    replacement: 'false',
    why: 'What is no object names no entity, or cannot be asked, which is caught; only the compiler needs to be told.',
  },
]
