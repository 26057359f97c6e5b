// Answers that are typed under records of a list and not sent: kept while one looks at another record or closes it, until the list is left.
import { useEffect } from 'react'
import type { Draft } from '../../actions/OpenAction.tsx'
import { createStore, useStore } from '../../client/createStore.ts'
import { useUnsaved } from '../../client/unsaved.ts'
import { useViewer } from '../../client/useViewer.ts'

const nothing: Draft = {}
const none: ReadonlyMap<string, Draft> = new Map()
/** By viewer, entity and record. */
const drafts = createStore(none)

/** Of the list: whoever leaves it is asked first, and leaves what is typed there with it. */
export const useAnswerDrafts = (): void => {
  const { id } = useViewer()
  useUnsaved([...useStore(drafts).keys()].some((key) => key.startsWith(`${id} `)))
  useEffect(() => () => drafts.set(none), [])
}

export const useAnswerDraft = (entity: string, record: string): readonly [draft: Draft, keep: (draft: Draft) => void] => {
  const key = [useViewer().id, entity, record].join(' ')
  const all = useStore(drafts)
  const keep = (next: Draft): void => {
    const isNothing = Object.values(next).every((each) => each === undefined || each === '')
    const others = [...drafts.get()].filter(([of]) => of !== key)
    drafts.set(new Map(isNothing ? others : [...others, [key, next]]))
  }
  return [all.get(key) ?? nothing, keep]
}
