// A process that has something decoded which never ends, by the program it is told: a test kills it, and looks for what it leaves behind.
import { openDecoder } from '../../../server/decoding/openDecoder.ts'

await openDecoder(
  { file: process.argv[2] ?? '', execArgv: [] },
  { maxMs: 600_000, maxStartMs: 600_000, maxResidentBytes: 536_870_912 },
).look(() => Buffer.from('loops'))
