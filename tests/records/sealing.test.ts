// What is kept sealed opens with its key, in its place, unchanged, and not otherwise.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { areOfOneKey, openSealing, sealedMark } from '../../server/secrets/openSealing.ts'

const [first, second] = ['the first key of an installation, long', 'another key of the installation, longer']
const place = 'doors_lock/code/7'

describe('a sealed value', () => {
  const sealing = openSealing([first])
  const stored = sealing.seal('pässword ✓', place)

  it('opens in its place, and shows nothing of what it holds', () => {
    expect(stored.startsWith(sealedMark)).toBe(true)
    expect(stored).not.toContain('pässword')
    expect(sealing.open(stored, place)).toBe('pässword ✓')
  })

  it('looks different every time', () => {
    expect(sealing.seal('pässword ✓', place)).not.toBe(stored)
  })

  it.each(['doors_lock/code/8', 'doors_lock/alarm/7', 'windows_lock/code/7', ''])('moved to %s does not open', (other) => {
    expect(sealing.open(stored, other)).toBeUndefined()
  })

  it('that was changed does not open, nor does what was never sealed', () => {
    const [, id, body = ''] = stored.split('.')
    const bytes = Buffer.from(body, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const bent = Buffer.from(bytes)
      bent[at] = (bent[at] ?? 0) ^ 1
      expect(sealing.open(`${sealedMark}${id}.${bent.toString('base64url')}`, place)).toBeUndefined()
    }
    for (const each of ['', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', sealedMark, `${sealedMark}${id}.`, `${stored}.x`])
      expect(sealing.open(each, place)).toBeUndefined()
  })

  it('outlives its key as long as that is named behind the new one', () => {
    expect(openSealing([second, first]).open(stored, place)).toBe('pässword ✓')
    expect(openSealing([second]).open(stored, place)).toBeUndefined()
    const renewed = openSealing([second, first]).seal('new', place)
    expect(openSealing([second]).open(renewed, place)).toBe('new')
    expect(sealing.open(renewed, place)).toBeUndefined()
  })
})

describe('a fingerprint', () => {
  const [mine, theirs] = [openSealing([first]), openSealing([second])]

  it('is the same for the same text under the same key only, and shows nothing of it', () => {
    expect(mine.fingerprint('correct horse')).toBe(openSealing([first, second]).fingerprint('correct horse'))
    expect(mine.fingerprint('correct horse')).not.toBe(mine.fingerprint('correct house'))
    expect(mine.fingerprint('correct horse').split('.')[1]).not.toBe(theirs.fingerprint('correct horse').split('.')[1])
    expect(mine.fingerprint('correct horse')).not.toContain(createHash('sha256').update('correct horse').digest('base64url'))
  })

  it('of another key, or emptied, cannot be compared', () => {
    expect(areOfOneKey(mine.fingerprint('one'), mine.fingerprint('other'))).toBe(true)
    expect(areOfOneKey(mine.fingerprint('one'), theirs.fingerprint('one'))).toBe(false)
    expect(areOfOneKey('', mine.fingerprint('one'))).toBe(false)
  })
})
