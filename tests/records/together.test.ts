// Who asks the same at once is answered together, and never with what was before they asked.
import { describe, expect, it } from 'vitest'
import { together } from '../../server/queries/together.ts'

const later = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('together', () => {
  it('runs once for all who came while another runs, and begins after them', async () => {
    let [runs, stored] = [0, 'old']
    const read = async (): Promise<string> => {
      runs += 1
      const seen = stored
      await later(5)
      return seen
    }
    const ask = together<string>()
    const first = ask('a', read)
    stored = 'new'
    const rest = [ask('a', read), ask('a', read), ask('a', read)]
    expect(await first).toBe('old')
    expect(await Promise.all(rest)).toEqual(['new', 'new', 'new'])
    expect(runs).toBe(2)
    expect(await ask('a', read)).toBe('new')
    expect(runs).toBe(3)
  })

  it('keeps other questions apart', async () => {
    const ask = together<string>()
    expect(await Promise.all(['a', 'b'].map((key) => ask(key, async () => key)))).toEqual(['a', 'b'])
  })

  it('goes on after a failure, which is told only to those it is about', async () => {
    const ask = together<string>()
    const failing = ask('a', () => later(1).then(() => Promise.reject(new Error('broken'))))
    const waiting = ask('a', () => Promise.resolve('well'))
    await expect(failing).rejects.toThrow('broken')
    expect(await waiting).toBe('well')
    expect(await ask('a', () => Promise.resolve('again'))).toBe('again')
  })
})
