import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, dayOf, isOnAnchor, wholeMonths } from './months.ts'

const day = (text: string) => new Date(`${text}T10:30:00.000Z`)
const chain = (start: string, months: number, count: number) => {
  const first = day(start)
  const ends = [first]
  for (let index = 0; index < count; index += 1) ends.push(addMonths(ends.at(-1) ?? first, months, dayOf(first)))
  return ends.map((end) => end.toISOString().slice(0, 10))
}

test('months from the 31st end on the last day of a short month and come back', () => {
  expect(chain('2026-01-31', 1, 4)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  expect(chain('2028-01-31', 1, 2)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31'])
})

test('a year from a leap day ends on February 28, and on the 29th in the next leap year', () => {
  expect(chain('2024-02-29', 12, 4)).toEqual(['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'])
})

test('the time of day stays', () => {
  expect(addMonths(new Date('2026-12-31T23:59:59.999Z'), 2).toISOString()).toBe('2027-02-28T23:59:59.999Z')
})

const instants = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
})
const lengths = fc.integer({ min: 1, max: 240 })

test('months one by one lead where all of them at once lead', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 36 }), (start, months) => {
      let end = start
      for (let index = 0; index < months; index += 1) end = addMonths(end, 1, dayOf(start))
      expect(end).toEqual(addMonths(start, months))
    }),
  )
})

test('an end lies on its anchor and tells how many months there are', () => {
  fc.assert(
    fc.property(instants, lengths, (start, months) => {
      const end = addMonths(start, months)
      expect(isOnAnchor(end, dayOf(start))).toBe(true)
      expect(wholeMonths(start, end, dayOf(start))).toBe(months)
      expect(wholeMonths(start, new Date(end.getTime() + 1), dayOf(start))).toBeUndefined()
    }),
  )
})

test('more months never end earlier', () => {
  fc.assert(
    fc.property(instants, lengths, (start, months) => {
      expect(addMonths(start, months + 1).getTime()).toBeGreaterThan(addMonths(start, months).getTime())
    }),
  )
})
