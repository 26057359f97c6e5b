// Lifecycles: every state can be reached, a transition leaves where it starts, an inverse leads back, and two actions never share a key.
import { isDeepStrictEqual } from 'node:util'
import type { AddProblem } from '../problem.ts'
import type { Ensure } from './scope.ts'
import { actionsIn, entitiesIn, listsIn, partsIn, transitionsIn, type ActionAt, type PartAt } from './walk.ts'

/** Of a misspelt or forgotten state much would be told that comes of it alone. */
const hasKnownStates = ({ spec: { lifecycle } }: PartAt): boolean => {
  if (!lifecycle) return false
  const named = [lifecycle.starts, ...Object.values(lifecycle.transitions).flatMap(({ from, to }) => [...from, to])]
  return (
    named.every((state) => Object.hasOwn(lifecycle.states, state)) &&
    Object.values(lifecycle.transitions).every(({ from }) => from.length > 0)
  )
}

const ensureReachable = (part: PartAt, add: AddProblem): void => {
  const { lifecycle } = part.spec
  if (!lifecycle) return
  const reached = new Set([lifecycle.starts, ...Object.values(lifecycle.transitions).map((each) => each.to)])
  for (const [name, state] of Object.entries(lifecycle.states)) {
    if (reached.has(name) || state.reached === 'outside') continue
    add({
      code: 'unreachable-state',
      path: [...part.path, 'lifecycle', 'states', name],
      at: 'name',
      message: `Nothing leads to ${name}: no transition has it in to. If the world outside does, say reached: 'outside'.`,
    })
  }
}

const ensureInverses = (part: PartAt, add: AddProblem): void => {
  const transitions = part.spec.lifecycle?.transitions ?? {}
  for (const { name, spec, path } of transitionsIn(part)) {
    const back = 'by' in spec.undo ? transitions[spec.undo.by] : undefined
    if (!back || 'never' in spec.undo) continue
    // Told as what it is.
    if (spec.from.includes(spec.to) || back.from.includes(back.to)) continue
    const says = (message: string): void => add({ code: 'undo-does-not-mirror', path: [...path, 'undo', 'by'], message })
    if (!back.from.includes(spec.to)) says(`${name} leads to ${spec.to}, but ${spec.undo.by} does not start from there.`)
    else if (!spec.from.includes(back.to))
      says(`${spec.undo.by} leads to ${back.to}, but ${name} does not start from there, so it would not be undone.`)
  }
}

const ensureLeaving = (part: PartAt, add: AddProblem): void => {
  for (const { spec, path } of transitionsIn(part))
    // Where it does something besides, it may be done again.
    if (spec.from.includes(spec.to) && spec.effect === undefined)
      add({
        code: 'stays',
        path: [...path, 'to'],
        message: `It leads from ${spec.to} to ${spec.to}, so nothing would change: take ${spec.to} out of from, or lead to another state.`,
      })
}

/** Transitions of one verb have one dialog: a name in it is one question. */
const ensureAskedAlike = (part: PartAt, add: AddProblem): void => {
  const asked: { readonly by: string; readonly verb: string; readonly name: string; readonly field: unknown }[] = []
  for (const { name: by, spec, path } of transitionsIn(part)) {
    const { verb = by, asks = {} } = spec
    for (const [name, field] of Object.entries(asks)) {
      const known = asked.find((each) => each.verb === verb && each.name === name)
      if (known && !isDeepStrictEqual(known.field, field))
        add({
          code: 'asked-otherwise',
          path: [...path, 'asks', name],
          at: 'name',
          message: `${known.by} asks "${name}" otherwise, and both have the verb "${verb}", so one dialog: ask the same, or call it otherwise.`,
        })
      asked.push({ by, verb, name, field })
    }
  }
}

const lifecycleOf = ({ full }: ActionAt): string => full.slice(0, full.lastIndexOf('.') + 1)

/** Transitions of one lifecycle from different states are never offered together. */
const canMeet = (one: ActionAt, other: ActionAt): boolean => {
  if (lifecycleOf(one) !== lifecycleOf(other)) return true
  const [from, others] = [one, other].map(({ spec }) => ('from' in spec ? (spec.from as readonly string[]) : undefined))
  return !from || !others || from.some((each) => others.includes(each))
}

/** What keys do in every list, or at a desk. */
const ownKeys: Readonly<Partial<Record<string, string>>> = {
  j: 'goes to the next row',
  k: 'goes to the row before',
  v: 'opens the views that one keeps',
  z: 'takes back what was done last',
  c: 'claims what stands open at a desk',
}

export const ensureTransitions: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    for (const part of partsIn(entity)) ensureAskedAlike(part, add)
    for (const part of partsIn(entity).filter(hasKnownStates)) {
      ensureReachable(part, add)
      ensureInverses(part, add)
      ensureLeaving(part, add)
    }
    const actions = actionsIn(entity)
    for (const list of listsIn(entity)) {
      const keyed: ActionAt[] = []
      for (const name of list.spec.actions ?? []) {
        const action = actions.find((each) => each.full === name)
        const key = action?.spec.key
        if (!action || key === undefined) continue
        const taken = keyed.find((each) => each.spec.key === key && canMeet(each, action))
        if (taken)
          add({ code: 'key-twice', path: [...action.path, 'key'], message: `The key "${key}" is that of ${taken.full} in the same list.` })
        keyed.push(action)
      }
    }
    for (const action of actions) {
      if (action.spec.key !== undefined && !/^[a-z0-9]$/.test(action.spec.key))
        add({ code: 'bad-key', path: [...action.path, 'key'], message: `A key is one letter or digit, such as "p".` })
      const own = ownKeys[action.spec.key ?? '']
      if (own !== undefined)
        add({
          code: 'bad-key',
          path: [...action.path, 'key'],
          message: `The console has "${action.spec.key}" for itself: it ${own}. Take another letter.`,
        })
    }
  }
}
