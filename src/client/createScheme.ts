// Light, dark or as the system; remembered. The document follows at once. Paper is light.
import { remember, remembered } from './browserStorage.ts'
import { createStore, type Store } from './createStore.ts'
import { paletteOf, type Scheme } from './palette.ts'

export type SchemeChoice = Scheme | 'system'

export const schemeChoices: readonly SchemeChoice[] = ['light', 'dark', 'system']
export const schemeKey = 'admin-colour-scheme'

export interface Schemes {
  readonly choice: Pick<Store<SchemeChoice>, 'get' | 'subscribe'>
  /** What is shown: the choice, or what the system says. */
  readonly shown: Pick<Store<Scheme>, 'get' | 'subscribe'>
  readonly choose: (choice: SchemeChoice) => void
}

const paint = (scheme: Scheme): void => {
  const { style, dataset } = document.documentElement
  dataset['scheme'] = scheme
  style.setProperty('color-scheme', scheme)
  for (const [name, colour] of Object.entries(paletteOf(scheme))) style.setProperty(`--${name}`, colour)
}

export const createSchemes = (): Schemes => {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const paper = window.matchMedia('print')
  const choice = createStore<SchemeChoice>(schemeChoices.find((each) => each === remembered(schemeKey)) ?? 'system')
  const shownNow = (): Scheme => {
    const chosen = choice.get()
    if (chosen !== 'system') return chosen
    return system.matches ? 'dark' : 'light'
  }
  const shown = createStore<Scheme>(shownNow())
  const follow = (): void => {
    shown.set(shownNow())
    paint(paper.matches ? 'light' : shown.get())
  }
  follow()
  for (const media of [system, paper]) media.addEventListener('change', follow)
  return {
    choice,
    shown,
    choose: (chosen) => {
      remember(schemeKey, chosen)
      choice.set(chosen)
      follow()
    },
  }
}
