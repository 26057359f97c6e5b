// Chooses the zone in which one reads and types times, among all that there are, by typing a piece of its name.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useMemo, type ReactElement } from 'react'
import { writtenClock } from '../../language/fields/writtenDate.ts'
import { preferences } from '../client/preferences.ts'
import { useStore } from '../client/createStore.ts'
import { serverNow } from '../client/serverNow.ts'
import { useText } from '../client/texts/useText.ts'
import { useSetPreference } from '../client/usePreference.ts'
import { useZone, zoneOfBrowser } from '../client/viewerZone.ts'
import { Dialog } from '../look/Dialog.tsx'
import { FocusFirst } from '../look/FocusFirst.tsx'
import { usePickerWords } from '../look/useLeftText.tsx'
import { zoneNames } from './zoneNames.ts'

/** Stands for whatever the browser has. */
const ofBrowser = ''

export const ZoneDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const text = useText()
  const words = usePickerWords()
  const set = useSetPreference()
  const zone = useZone()
  const { zone: chosen } = useStore(preferences)
  const options = useMemo(() => [ofBrowser, ...zoneNames()], [])
  const labelOf = (name: string): string =>
    name === ofBrowser ? text('user.zoneOfBrowser', [zoneOfBrowser.replaceAll('_', ' ')]) : name.replaceAll('_', ' ')
  const close = (
    <button type="button" className="button primary" onClick={onClose}>
      {text('actions.close')}
    </button>
  )
  return (
    <Dialog title={text('user.zone')} width="xs" onClose={onClose} actions={close}>
      <FocusFirst>
        <Autocomplete
          {...words}
          sx={{ marginBlockStart: 1 }}
          options={options}
          getOptionLabel={labelOf}
          value={chosen ?? ofBrowser}
          disableClearable
          autoHighlight
          onChange={(_event, next) => set('zone', next === ofBrowser ? undefined : next)}
          renderInput={(params) => (
            <TextField
              {...params}
              size="small"
              label={text('user.zone')}
              helperText={text('user.zoneHint', [writtenClock(new Date(serverNow()).toISOString(), zone)])}
            />
          )}
        />
      </FocusFirst>
    </Dialog>
  )
}
