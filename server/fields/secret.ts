// A secret is stored as its hash only: argon2id, with a salt of its own.
import { hash } from '@node-rs/argon2'

/** About 50 ms and 19 MB each, as OWASP asks. */
export const secret = {
  beforeWrite: (value: unknown): Promise<string> => hash(String(value), { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
}
