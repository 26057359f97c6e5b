// Whether nothing may be changed, and nothing taken out: one looks as another role.
import { useStore } from './createStore.ts'
import { useConsole } from './useConsole.ts'

export const useOnlyLooks = (): boolean => {
  const state = useStore(useConsole().session)
  return state.is !== 'in' || state.as !== undefined
}
