// A product owner's smallest change, one label in one spec: the contract and its documents stay as they were.
import type { Copy } from '../../tests/drill/makeCopy.ts'

const spec = 'specs/tags.ts'
const label = /(\n {2}label: \{ one: ')([^']*)(')/

/** @returns how the spec is saved with another label, each time anew, and how it is put back */
export const relabel = (copy: Copy): { readonly next: () => void; readonly putBack: () => void } => {
  const before = copy.read(spec)
  let times = 0
  return {
    next: () => {
      const text = before.replace(label, `$1Label ${(times += 1)}$3`)
      if (text === before) throw new Error(`${spec} has no label to change`)
      copy.write(spec, text)
    },
    putBack: () => copy.write(spec, before),
  }
}
