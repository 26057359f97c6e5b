// How high rows of lists are for whoever looks, where the address of a list says nothing.
import { densities, type Density } from '../../language/listAddress.ts'
import { useStore } from './createStore.ts'
import { preferences } from './preferences.ts'

export const useRows = (): Density => {
  const { rows } = useStore(preferences)
  return densities.find((density) => density === rows) ?? 'usual'
}
