// Lets go of what is used no more. V8 waits until its heap is several times as large as what is in use; beside graphql-codegen's own heap nobody has room for that.
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes that may gather between two sweeps: a product of a few entities gathers less in all. */
const room = 200e6

const inUse = (): number => getHeapStatistics().used_heap_size
let left = inUse()

/** The flag is taken back: what V8 compiled under other flags it does not take at the next start. */
const collector = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  return collect
}

/** Takes a tenth of a second for each 100 MB in use, once in a while. */
export const sweep = (): void => {
  if (inUse() - left < room) return
  collector()()
  left = inUse()
}
