// Texts: what stands between braces is a field, and every guard has words for its refusal.
import { namesIn } from '../resolve/templates.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { pathsOf, type Ensure } from './scope.ts'
import { actionsIn, entitiesIn, everything, guardsIn, partsIn } from './walk.ts'

export const ensureBraces = (text: string, path: SpecPath, allowed: readonly string[], add: AddProblem): void => {
  const known = new Set(allowed)
  for (const name of namesIn(text)) {
    if (!known.has(name))
      add({
        code: 'unknown-placeholder',
        path,
        message: `{${name}} stands for nothing here: ${allowed.includes('0') ? 'write {0}' : 'it names no field'}.${didYouMean(name, allowed)}`,
      })
  }
  const rest = text.replace(/\{[^{}]*\}/g, '')
  if (/[{}]/.test(rest)) add({ code: 'template-text', path, message: 'A brace stands alone here; write {field}, or no brace.' })
}

/** Properties that hold a text for people. */
const spoken = new Set(['label', 'one', 'many', 'text', 'empty', 'button', 'unit'])
/** Words that the translation library would take for a command: hidden from view, they would change what is said. */
const command = /\$t\(|\{\{|\}\}/

const numbers = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

const guardTexts = 'guards.'

export const ensureTexts: Ensure = ({ written, add }) => {
  const worded = Object.keys(written.texts).flatMap((key) => (key.startsWith(guardTexts) ? [key.slice(guardTexts.length)] : []))
  for (const entity of entitiesIn(written)) {
    const paths = pathsOf(entity.spec)
    const said = [...actionsIn(entity), ...partsIn(entity).map((part) => ({ ...part, on: 'record' as const }))]
    for (const { spec, path, on } of said) {
      const { confirms } = spec
      if (!confirms) continue
      ensureBraces(confirms.says, [...path, 'confirms', 'says'], on === 'record' ? paths : [], add)
      for (const [value, text] of Object.entries(confirms.alsoSays?.says ?? {}))
        ensureBraces(text, [...path, 'confirms', 'alsoSays', 'says', value], [], add)
      for (const [name, text] of Object.entries(confirms.counts ?? {}))
        for (const each of typeof text === 'string' ? [text] : [text.single, text.several])
          ensureBraces(each, [...path, 'confirms', 'counts', name], ['0'], add)
    }
    for (const { guard, path } of guardsIn(entity)) {
      if (worded.includes(guard)) continue
      const message = `The guard "${guard}" has no words for its refusal: add guards.${guard} to the texts.${didYouMean(guard, worded)}`
      add({ code: 'missing-reason', path, message })
    }
  }
  if (written.texts[written.person.refusal] === undefined)
    add({
      code: 'missing-text',
      path: ['person', 'refusal'],
      message: `The texts have no "${written.person.refusal}".${didYouMean(written.person.refusal, Object.keys(written.texts))}`,
    })
  for (const [key, text] of Object.entries(written.texts)) ensureBraces(text, ['texts', key], numbers, add)
  everything(written, [], (value, path) => {
    if (typeof value !== 'string') return
    const last = String(path.at(-1))
    const isOption = path.at(-2) === 'options'
    if (command.test(value) && (spoken.has(last) || isOption || path[0] === 'texts' || last === 'says'))
      add({ code: 'template-text', path, message: 'Texts cannot hold commands of the translation library: $t( or doubled braces.' })
    else if ((spoken.has(last) || isOption) && last !== 'says' && !path.includes('unique') && path[0] !== 'texts')
      ensureBraces(value, path, [], add)
  })
}
