// The few numbers that are told of samples, and how samples are taken.

export const median = (samples: readonly number[]): number => {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return (low + high) / 2
}

/** The sample that 99 of 100 do not exceed. */
export const ninetyNinth = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * 0.99) - 1] ?? Number.NaN

export const minimum = (samples: readonly number[]): number => Math.min(...samples)

/** One after the other, so that none disturbs another. */
export const sample = async (runs: number, measure: (run: number) => Promise<number>): Promise<readonly number[]> => {
  const samples: number[] = []
  for (let run = 0; run < runs; run += 1) samples.push(await measure(run))
  return samples
}

/** Milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** How often a second many callers get something done, each asking again as soon as it was answered. */
export const rateOf = async (callers: number, milliseconds: number, ask: (caller: number) => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  let done = 0
  const work = async (caller: number): Promise<void> => {
    while (performance.now() - began < milliseconds) {
      await ask(caller)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)))
  return (done * 1_000) / (performance.now() - began)
}
