// What is saved many times while the generator is at work is generated once more, and not as often as it was saved.
import { expect, it } from 'vitest'
import { oneWaiting } from '../../generator/oneWaiting.ts'

it('what is wanted often while one is at work is done once after it, and what is wanted later once more', async () => {
  const ends: (() => void)[] = []
  const again = oneWaiting(() => new Promise((resolve) => void ends.push(resolve)))
  again()
  await expect.poll(() => ends.length).toBe(1)
  for (let save = 0; save < 10; save += 1) again()
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  again()
  ends[1]?.()
  await expect.poll(() => ends.length).toBe(3)
  ends[2]?.()
  await new Promise((resolve) => setImmediate(resolve))
  expect(ends).toHaveLength(3)
})
