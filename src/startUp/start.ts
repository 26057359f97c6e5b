// Start-up: texts and colours, then the two configs, then the console or the page that says why not.
import { createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { fill } from '../locales/fill.ts'
import { addTexts, startTexts } from '../locales/startTexts.ts'
import type { Text } from '../locales/useText.ts'
import { readLoginData } from '../session/loginData.ts'
import { loadShell } from '../shell/loadShell.ts'
import { createSchemes } from '../theme/createScheme.ts'
import { App } from './App.tsx'
import { createConsole } from './createConsole.ts'
import { loadConfiguration } from './loadConfiguration.ts'
import { StartUpFailure } from './StartUpFailure.tsx'

export const start = async (element: HTMLElement): Promise<void> => {
  const texts = await startTexts()
  const schemes = createSchemes()
  const text: Text = (key, params = []) => texts.t(key, fill(params))
  const allTexts = async (): Promise<void> => addTexts(texts)
  // Whoever was logged in most likely still is: the frame loads beside the configs.
  if (readLoginData()) void loadShell({ allTexts }).catch(() => undefined)
  const drawn = await loadConfiguration().then(
    (configuration): ReactElement => createElement(App, { console: createConsole({ configuration, schemes, text, allTexts }) }),
    (cause: unknown): ReactElement => {
      document.title = text('startUp.title')
      return createElement(StartUpFailure, { error: cause instanceof Error ? cause : new Error(String(cause)) })
    },
  )
  createRoot(element).render(createElement(I18nextProvider, { i18n: texts }, drawn))
}
