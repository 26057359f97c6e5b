// Runs a hook in a component of its own.
import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

export interface Rendered<P, T> {
  readonly result: () => T
  readonly rerender: (props: P) => Promise<void>
  readonly unmount: () => Promise<void>
}

export const renderHook = async <P, T>(
  useIt: (props: P) => T,
  first: P,
  around: (children: ReactNode) => ReactNode = (children) => children,
): Promise<Rendered<P, T>> => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.createElement('div'))
  const unmount = async (): Promise<void> => act(async () => root.unmount())
  onTestFinished(unmount)
  let last: { readonly value: T } | undefined
  const Runs = ({ props }: { readonly props: P }): null => {
    last = { value: useIt(props) }
    return null
  }
  const rerender = async (props: P): Promise<void> => act(async () => root.render(around(createElement(Runs, { props }))))
  await rerender(first)
  return {
    result: () => {
      if (!last) throw new Error('The hook has not run.')
      return last.value
    },
    rerender,
    unmount,
  }
}
