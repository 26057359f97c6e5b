// What begins while the console's own code is still on its way: the configs, and for whoever was logged in the line, what the list at hand
// asks for, and the pieces that will most likely be needed.
import { app } from '#generated/app.ts'
import { loadShared } from '#generated/locales/index.ts'
import { screens } from '#generated/routes.ts'
import { decide } from '../language/access.ts'
import { screenKind } from '../language/screens/index.ts'
import type { ScreenModel } from '../language/model.ts'
import { loadRecords } from './client/records/loadRecords.ts'
import { loadScreen } from './loadScreen.ts'
import { screenAt } from './client/screenAt.ts'
import { readLoginData } from './client/loginData.ts'
import { addressesOf, type Configuration } from './client/Configuration.ts'
import { loadConfiguration } from './client/loadConfiguration.ts'
import type { SignedIn } from './client/SignedIn.ts'
import { furtherTexts } from './client/texts/furtherTexts.ts'
import { viewerOf } from './client/viewerIn.ts'
import type { EarlyLine } from './client/takeLine.ts'

/** Whatever fails here fails again, and is told, where it is needed. */
const quietly = (loading: Promise<unknown>): void => void loading.catch(() => undefined)

const screenHere = (): ScreenModel | undefined => {
  const { pathname } = location
  return screenAt(screens, pathname.startsWith(app.basePath) ? pathname.slice(app.basePath.length) : pathname)
}

const fetchPieces = (screen: ScreenModel | undefined): void => {
  quietly(import('./console/Shell.tsx'))
  quietly(loadShared())
  if (!screen) return
  quietly(loadScreen(screen)())
  if (screen.entity !== undefined) quietly(loadRecords(screen.entity))
}

/** To where the socket most likely is: whoever takes the line knows better. */
const openLine = async ({ id: userId }: SignedIn): Promise<EarlyLine> => {
  const { createLine } = await import('./client/createLine.ts')
  const line = createLine(addressesOf(app).apiUrl, () => ({ userId }))
  line.begin()
  return { line, userId }
}

const askFirst = async (opening: Promise<EarlyLine>, { entity, guard }: ScreenModel, user: SignedIn): Promise<void> => {
  const viewer = viewerOf(user)
  if (entity === undefined || !decide(viewer, guard).allowed) return
  const [{ line }, { firstQuestion }, records] = await Promise.all([
    opening,
    import('./screens/lists/listQuestion.ts'),
    loadRecords(entity),
  ])
  const question = firstQuestion(records, new URLSearchParams(location.search), viewer)
  if (question) await line.first.ask(question)
}

export interface Early {
  readonly configuration: Promise<Configuration>
  /** Of whoever was logged in; undefined where nobody was, or where its code did not come. */
  readonly line: Promise<EarlyLine | undefined>
  /** What the screen asks first is answered, or will not be. */
  readonly answered: Promise<void>
}

/** Only whoever waits hears of a failure. */
export const early = (): Early => {
  void furtherTexts(document.documentElement.lang)
  const configuration = loadConfiguration()
  quietly(configuration)
  const user = readLoginData()
  if (!user) return { configuration, line: Promise.resolve(undefined), answered: Promise.resolve() }
  const screen = screenHere()
  const line = openLine(user)
  fetchPieces(screen)
  const asks = screen && screenKind(screen).shows === 'records'
  const answered = (asks ? askFirst(line, screen, user) : Promise.resolve()).catch(() => undefined)
  return { configuration, line: line.catch(() => undefined), answered }
}
