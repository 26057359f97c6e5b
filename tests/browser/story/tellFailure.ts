// What the open windows showed when a test failed: where nobody can look at the screen, its log says it, and the end of `npm test` what they showed.
import { afterEach } from 'vitest'
import { windows, type Frame, type Staff } from './enter.ts'

const lastFrames = 6
const longest = 400
// The end of `npm test` prints twelve lines of 300 characters, and a log may keep only its own end.
const lineLength = 280
const shownLines = 4
const endFrames = 3
const endProblems = 2

const textOf = async ({ page }: Staff): Promise<string> => {
  const dialogs = await page.getByRole('dialog').allInnerTexts()
  return (dialogs.length > 0 ? dialogs : [await page.locator('body').innerText()]).join('\n---\n').slice(0, 4 * longest)
}

const lastOf = (frames: readonly Frame[], count: number, length: number): readonly string[] =>
  frames
    .filter(({ type }) => type !== 'ping' && type !== 'pong')
    .slice(-count)
    .map((frame) => JSON.stringify(frame).slice(0, length))

const told = async (staff: Staff): Promise<string> => {
  const [sent, received] = [staff.sent, staff.received].map((each) => lastOf(each, lastFrames, longest).join('\n'))
  return `${staff.page.url()}\n${await textOf(staff)}\nsent:\n${sent}\nreceived:\n${received}\nproblems: ${staff.problems.join('\n')}`
}

/** The same in few lines: what a dialog says against being sent stands at its end, and what was sent says whether it was. */
const toldShort = async (staff: Staff): Promise<string> => {
  const text = (await textOf(staff)).replaceAll(/\s*\n\s*/g, ' | ')
  const lines = Array.from({ length: shownLines }, (_, at) => text.slice(at * lineLength, (at + 1) * lineLength))
  const [sent, received] = [staff.sent, staff.received].map((each) => lastOf(each, endFrames, lineLength))
  return [staff.page.url(), ...lines, ...(sent ?? []), ...(received ?? [])].join('\n')
}

/** Of all windows, before anything else of any: what an assertion says of them is only their number. */
const problemsOf = (open: readonly Staff[]): readonly string[] =>
  open.flatMap(({ problems }) => problems.slice(-endProblems).map((problem) => problem.slice(0, lineLength)))

declare module 'vitest' {
  interface TaskMeta {
    /** What each open window showed. */
    shown?: string
  }
}

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const open = [...windows].filter(({ page }) => !page.isClosed())
  for (const staff of open) console.log(`A window of "${task.name}":`, await told(staff))
  task.meta.shown = [...problemsOf(open), ...(await Promise.all(open.map(toldShort)))].join('\n---\n')
})
