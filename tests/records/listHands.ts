// Hands on a list that is mounted (mountList.ts): they press by name, type, and wait for what is to be seen.
import { expect, vi } from 'vitest'

/** Patient, for a busy machine. */
const patience = { timeout: 300_000, interval: 10 }

export const until = async (seen: () => void): Promise<void> => vi.waitFor(seen, patience)

const nameOf = (element: HTMLElement): string | undefined =>
  (element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '').trim()

const named = <Found extends HTMLElement>(all: NodeListOf<Found>, name: string): Found => {
  const found = [...all].find((each) => nameOf(each) === name)
  if (!found) throw new Error(`nothing is called ${name}`)
  return found
}

export const box = (name: string): HTMLInputElement => named(document.querySelectorAll<HTMLInputElement>('input[type=checkbox]'), name)
export const button = (name: string): HTMLButtonElement => named(document.querySelectorAll('button'), name)

export const press = async (what: () => HTMLElement, keys: MouseEventInit = {}): Promise<void> => {
  await until(() => void what())
  what().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
}

/** What is to be seen by then. */
export const sees = async <Seen>(look: () => Seen, seen: Seen): Promise<void> => until(() => expect(look()).toEqual(seen))

/** Time for what would follow, where nothing is to follow: in turns, so that a busy machine has as many of them. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 15; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10))
}

export const key = (pressed: string, from: Element = document.body, more: KeyboardEventInit = {}): boolean =>
  from.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true, ...more }))

/** As somebody types: React hears of it. */
export const writeInto = (place: HTMLInputElement | null, text: string): void => {
  if (!place) throw new Error('nothing to write into')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(place, text)
  place.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The same in the long text of a dialog. */
export const type = (text: string): void => {
  const input = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea:not([aria-hidden])')
  if (!input) throw new Error('nothing to type into')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
