// What the open windows showed when a test failed: where nobody can look at the screen, its log says it, and the end of `npm test` what they showed.
import { afterEach } from 'vitest'
import { windows } from './enter.ts'
import type { Staff } from './enter.ts'

const lastFrames = 6
const longest = 400

const shownBy = async ({ page }: Staff): Promise<string> => {
  const dialogs = await page.getByRole('dialog').allInnerTexts()
  return (dialogs.length > 0 ? dialogs : [await page.locator('body').innerText()]).join('\n---\n').slice(0, 4 * longest)
}

const told = async (staff: Staff): Promise<string> => {
  const frames = [staff.sent, staff.received].map((each) => each.slice(-lastFrames).map((frame) => JSON.stringify(frame).slice(0, longest)))
  const [sent, received] = frames.map((each) => each.join('\n'))
  return `${staff.page.url()}\n${await shownBy(staff)}\nsent:\n${sent}\nreceived:\n${received}\nproblems: ${staff.problems.join('\n')}`
}

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
  task.meta.shown = (await Promise.all(open.map(shownBy))).join('\n---\n')
})
