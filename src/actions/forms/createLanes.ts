// Works of which a few run at once; each can be stopped, or all that are left.

export interface Work {
  readonly id: number
  readonly run: (signal: AbortSignal) => Promise<void>
}

export interface Lanes {
  /** Until all have ended, or those that run were stopped. */
  readonly run: (works: readonly Work[]) => Promise<void>
  /** One that runs; without an id all that run, and none is begun any more. */
  readonly stop: (id?: number) => void
}

export const createLanes = (atOnce: number): Lanes => {
  const running = new Map<number, AbortController>()
  let left: Work[] = []
  const lane = async (): Promise<void> => {
    const next = left.shift()
    if (!next) return
    const controller = new AbortController()
    running.set(next.id, controller)
    await next.run(controller.signal)
    running.delete(next.id)
    await lane()
  }
  return {
    run: async (works) => {
      left = [...works]
      await Promise.all(Array.from({ length: atOnce }, lane))
    },
    stop: (id) => {
      if (id === undefined) left = []
      for (const [each, controller] of running) if (id === undefined || each === id) controller.abort()
    },
  }
}
