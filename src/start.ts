// Start-up: texts and colours, then, once the two configs are there, the console or the page that says why not.
import { createElement, type ReactElement } from 'react'
import type { i18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import './client/aimedClick.ts'
import { fill, Texts, type Text } from './client/texts/useText.ts'
import { preferences } from './client/preferences.ts'
import { startTexts } from './client/texts/startTexts.ts'
import { createSchemes } from './client/createScheme.ts'
import { App } from './App.tsx'
import type { Early } from './early.ts'
import { createConsole } from './console/createConsole.ts'
import { StartUpFailure } from './console/StartUpFailure.tsx'

/** So long the first drawing waits for what it shows, in milliseconds: fewer than anybody sees. */
const answerMs = 50

/** What turns it comes with the first who wants another one; where it does not come, the one that holds goes on. */
const followLanguage = (texts: i18n): void => {
  const wanted = (): string | undefined => preferences.get().language
  preferences.subscribe(() => {
    if (wanted() === texts.language) return
    void import('./client/texts/turnLanguage.ts').then(({ turnLanguage }) => turnLanguage(texts, wanted)).catch(() => undefined)
  })
}

export const start = async (element: HTMLElement, begun: Early): Promise<void> => {
  const texts = await startTexts()
  followLanguage(texts)
  const schemes = createSchemes()
  const text: Text = (key, params = []) => texts.t(key, fill(texts, params))
  const line = await begun.line
  // Drawn once with its rows is sooner than drawn twice.
  await Promise.race([begun.answered, new Promise((resolve) => setTimeout(resolve, answerMs))])
  const drawn = await begun.configuration.then(
    (configuration): ReactElement => createElement(App, { console: createConsole({ configuration, schemes, text, line }) }),
    (cause: unknown): ReactElement => {
      line?.line.close()
      document.title = text('startUp.title')
      return createElement(StartUpFailure, { error: cause instanceof Error ? cause : new Error(String(cause)) })
    },
  )
  createRoot(element).render(createElement(I18nextProvider, { i18n: texts }, createElement(Texts, null, drawn)))
}
