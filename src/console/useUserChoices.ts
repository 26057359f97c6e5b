// What everybody may have their own way, as the menu behind their name offers it.
import { app } from '#generated/app.ts'
import { languagesOf } from '../../language/languages.ts'
import { densities } from '../../language/listAddress.ts'
import type { PreferenceName } from '../../language/preferences.ts'
import { rowsTexts } from '../client/texts/rowsTexts.ts'
import { useText } from '../client/texts/useText.ts'
import { useRows } from '../client/useRows.ts'
import { useZone } from '../client/viewerZone.ts'

export interface UserChoice {
  readonly name: PreferenceName
  /** In words. */
  readonly label: string
  /** What holds. */
  readonly value: string
  /** None where there are too many for a menu. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Each language is called as those call it who speak it. */
const nameOf = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const languages = languagesOf(app).map((value) => ({ value, label: nameOf(value) }))

export const useUserChoices = (): readonly UserChoice[] => {
  const text = useText()
  const rows = useRows()
  const zone = useZone()
  const choices: readonly UserChoice[] = [
    { name: 'language', label: text('user.language'), value: document.documentElement.lang, options: languages },
    { name: 'zone', label: text('user.zone'), value: zone.replaceAll('_', ' '), options: [] },
    {
      name: 'rows',
      label: text('columns.rows'),
      value: rows,
      options: densities.map((value) => ({ value, label: text(rowsTexts[value]) })),
    },
  ]
  return choices.filter(({ options }) => options.length !== 1)
}
