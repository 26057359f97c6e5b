// What a backup has sealed opens with the keys that sealed it, which are not in it: they have to be where it is restored.
import { CommandError } from '../CommandError.ts'
import { lostOf } from '../secrets/tellLostKeys.ts'
import type { KeyPlaces } from '../secrets/withSealing.ts'
import type { Manifest } from './Manifest.ts'

/** @throws CommandError that names those that are not here */
export const ensureKeys = ({ keys }: Pick<Manifest, 'keys'>, options: KeyPlaces): void => {
  const lost = lostOf(keys, options)
  if (lost.length > 0)
    throw new CommandError(
      `What is sealed in this backup needs keys that are not here: ${lost.join(', ')}.
Set SECRETS_KEY to them, or copy the file secrets-key of the data folder that it is from into ${options.dataDir}. Nothing was touched.
If they are lost: --without-keys; what they sealed has to be entered anew.`,
    )
}
