// Start-up: texts and colours, then the two configs, then the console or the page that says why not.
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { fill } from '../locales/fill.ts'
import { addTexts, startTexts } from '../locales/startTexts.ts'
import { createSchemes } from '../theme/createScheme.ts'
import { App } from './App.tsx'
import { createConsole } from './createConsole.ts'
import { loadConfiguration } from './loadConfiguration.ts'
import { StartUpFailure } from './StartUpFailure.tsx'

export const start = async (element: HTMLElement): Promise<void> => {
  const texts = await startTexts()
  const schemes = createSchemes()
  const drawn = await loadConfiguration().then(
    (configuration): ReactElement => (
      <App
        console={createConsole({
          configuration,
          schemes,
          text: (key, params = []) => texts.t(key, fill(params)),
          allTexts: async () => addTexts(texts),
        })}
      />
    ),
    (cause: unknown): ReactElement => {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      document.title = texts.t('startUp.title')
      return <StartUpFailure error={error} />
    },
  )
  createRoot(element).render(<I18nextProvider i18n={texts}>{drawn}</I18nextProvider>)
}
