// Light, dark, or as the system.
import type { ReactElement } from 'react'
import { useText } from '../locales/useText.ts'
import { useConsole } from '../startUp/useConsole.ts'
import { useStore } from '../store/useStore.ts'
import { schemeChoices } from '../theme/createScheme.ts'

const labels = { light: 'shell.schemeLight', dark: 'shell.schemeDark', system: 'shell.schemeSystem' } as const

export const SchemeSelect = (): ReactElement => {
  const { schemes } = useConsole()
  const choice = useStore(schemes.choice)
  const text = useText()
  const choose = (value: string): void => {
    const chosen = schemeChoices.find((each) => each === value)
    if (chosen) schemes.choose(chosen)
  }
  return (
    <select className="schemeSelect" aria-label={text('shell.scheme')} value={choice} onChange={(event) => choose(event.target.value)}>
      {schemeChoices.map((each) => (
        <option key={each} value={each}>
          {text(labels[each])}
        </option>
      ))}
    </select>
  )
}
