// graphql/possibleTypes.ts: which types each union stands for, so that the browser's cache can match fragments without asking.
import { codeHeader } from '../print/header.ts'
import { literal } from '../print/literal.ts'
import type { Files, World } from './output.ts'

/** Unions stand on a line of their own, in what is made and in what is written by hand; nothing else of the contract is looked at. */
const unionLine = /^union (\w+) = (.+)$/gm

/** made: the entities' part of the contract, as text. */
export const emitPossibleTypes = ({ sdl, specs }: World, made: string): Files => {
  const unions = [...Object.values(sdl), made].flatMap((text) => [...text.matchAll(unionLine)])
  const rows = unions.map(([, name = '', types = '']) => [name, types.split('|').map((each) => each.trim())] as const)
  const header = codeHeader({ emitter: 'possibleTypes.ts', from: `schema/, ${specs}/` })
  return {
    'graphql/possibleTypes.ts': `${header}\nexport const possibleTypes: Record<string, string[]> = ${literal(Object.fromEntries(rows))}\n`,
  }
}
