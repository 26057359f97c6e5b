// Days and clocks of a zone as instants: on both days of each year when clocks are set, and where that is at midnight or leaves out a day.
import { describe, expect, it } from 'vitest'
import { beginningOf, clockOf, dayAfter, dayIn, endOf, instantOf } from '../../language/zones.ts'

const ends = (day: string, zone: string) => [beginningOf(day, zone), endOf(day, zone)].map((each) => each?.toISOString())
const hours = (day: string, zone: string) => (Number(endOf(day, zone)) - Number(beginningOf(day, zone)) + 1) / 3_600_000

describe('a day', () => {
  it.each([
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z', 23],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z', 25],
    ['2026-07-01', 'Asia/Kolkata', '2026-06-30T18:30:00.000Z', '2026-07-01T18:29:59.999Z', 24],
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', '2026-10-04T12:59:59.999Z', 23.5],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z', '2026-04-05T13:29:59.999Z', 24.5],
    ['2026-11-27', 'Pacific/Kiritimati', '2026-11-26T10:00:00.000Z', '2026-11-27T09:59:59.999Z', 24],
    // Clocks leap from midnight to one, and fall from midnight to eleven of the day before.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z', 23],
    ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00.000Z', '2018-02-18T02:59:59.999Z', 25],
    // At midnight the hour is told twice.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z', 25],
    ['2024-02-29', 'UTC', '2024-02-29T00:00:00.000Z', '2024-02-29T23:59:59.999Z', 24],
  ])('%s in %s is from %s to %s', (day, zone, from, to, length) => {
    expect(ends(day, zone)).toEqual([from, to])
    expect(hours(day, zone)).toBe(length)
  })

  // Years have four digits here and on the wire, and the server knows no year 0.
  it.each([
    ['9999-12-30', 'America/New_York', '9999-12-30T05:00:00.000Z', '9999-12-31T04:59:59.999Z'],
    ['9999-12-31', 'America/New_York', '9999-12-31T05:00:00.000Z', '9999-12-31T23:59:59.999Z'],
    ['9999-12-31', 'UTC', '9999-12-31T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
    ['9999-12-31', 'Pacific/Kiritimati', '9999-12-30T10:00:00.000Z', '9999-12-31T09:59:59.999Z'],
    ['0001-01-01', 'UTC', '0001-01-01T00:00:00.000Z', '0001-01-01T23:59:59.999Z'],
    ['0001-01-01', 'Asia/Kolkata', '0001-01-01T00:00:00.000Z', '0001-01-01T18:06:59.999Z'],
  ])('%s in %s is from %s to %s, as far as years go', (day, zone, from, to) => expect(ends(day, zone)).toEqual([from, to]))

  it('that a zone left out holds no instant', () => expect(hours('2011-12-30', 'Pacific/Apia')).toBe(0))

  it.each(['Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'America/Sao_Paulo', 'Africa/Casablanca'])(
    'follows the one before without a gap, all through two years in %s',
    (zone) => {
      for (let day = '2017-12-31'; day < '2020-01-01'; day = dayAfter(day, 1)) {
        const next = dayAfter(day, 1)
        expect(Number(endOf(day, zone)) + 1).toBe(Number(beginningOf(next, zone)))
        expect(dayIn(zone, beginningOf(next, zone)!)).toBe(next)
        expect(dayIn(zone, endOf(day, zone)!)).toBe(day)
      }
    },
  )
})

describe('what is typed', () => {
  it.each([
    ['2026-11-27T13:05', 'Europe/Berlin', '2026-11-27T12:05:00.000Z'],
    ['2026-11-27T13:05', 'Asia/Kolkata', '2026-11-27T07:35:00.000Z'],
    // Told twice: the first time.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    // Never told: as if clocks had not been set yet.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-03T15:40:00.000Z'],
    ['9999-12-31T23:59', 'Europe/Berlin', '9999-12-31T22:59:00.000Z'],
    ['9999-12-31T23:59', 'America/New_York', '9999-12-31T23:59:59.999Z'],
  ])('%s in %s is %s', (typed, zone, instant) => expect(instantOf(typed, zone)?.toISOString()).toBe(instant))

  it.each(['', '2026-13-01T00:00', 'soon'])('%j is no time', (typed) => {
    expect(instantOf(typed, 'Europe/Berlin')).toBeUndefined()
    expect(clockOf(typed, 'Europe/Berlin')).toBe('')
  })

  it('may be a year that is still being typed', () => {
    expect(clockOf(String(instantOf('0002-01-01T10:00', 'UTC')?.toISOString()), 'UTC')).toBe('0002-01-01T10:00')
  })
})
