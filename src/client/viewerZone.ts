// The time zone of whoever looks: the one they chose, else the browser's. All that shows times or begins days asks here.
import { knowsZone } from '../../language/fields/writtenDate.ts'
import { dayIn } from '../../language/zones.ts'
import { useStore } from './createStore.ts'
import { preferences } from './preferences.ts'
import { serverNow } from './serverNow.ts'

const known = (zone: string | undefined, otherwise: string): string => (zone !== undefined && knowsZone(zone) ? zone : otherwise)

/** One that cannot say where it is names none, or one that it does not know itself. */
export const zoneOfBrowser = known(Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC')

const zoneIn = ({ zone }: { readonly zone?: string | undefined }): string => known(zone, zoneOfBrowser)

export const viewerZone = (): string => zoneIn(preferences.get())

export const useZone = (): string => zoneIn(useStore(preferences))

/** The day that it is there, as the server has it. */
export const todayIn = (zone: string): string => dayIn(zone, new Date(serverNow()))
