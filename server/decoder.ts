// The process that decodes what people sent. The server starts it, with nothing of its environment, and goes on where it dies.
import { beDecoder } from './decoding/beDecoder.ts'
import { carryOut } from './decoding/carryOut.ts'

await beDecoder(carryOut)
