// The time zone of whoever looks: the one they chose, else the browser's. All that shows times or begins days asks here.
import { knowsZone } from '../../language/fields/writtenDate.ts'
import { useStore } from './createStore.ts'
import { preferences } from './preferences.ts'

export const zoneOfBrowser = Intl.DateTimeFormat().resolvedOptions().timeZone

const zoneIn = ({ zone }: { readonly zone?: string | undefined }): string => (zone !== undefined && knowsZone(zone) ? zone : zoneOfBrowser)

export const viewerZone = (): string => zoneIn(preferences.get())

export const useZone = (): string => zoneIn(useStore(preferences))
