// Work that is wanted again and again, one at a time: what is wanted while one waits that has not begun is done by that one.

/** @returns what asks for it once more */
export const oneWaiting = (work: () => Promise<void>): (() => void) => {
  let running: Promise<void> = Promise.resolve()
  let waits = false
  return () => {
    if (waits) return
    waits = true
    running = running.then(() => {
      waits = false
      return work()
    })
  }
}
