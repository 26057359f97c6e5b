// A process that has something decoded which never ends: a test kills it, and looks for what it leaves behind.
import { openDecoder } from '../../../server/decoding/openDecoder.ts'
import { spoilt } from './decoders.ts'

await openDecoder(spoilt, { maxMs: 600_000, maxResidentBytes: 536_870_912 }).look(() => Buffer.from('loops'))
