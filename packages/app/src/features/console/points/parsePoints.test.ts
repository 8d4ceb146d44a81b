import { pointLimits } from '@sightline/api-client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePoints } from './parsePoints.ts'

test('points are typed with a sign or without, and with either minus', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: pointLimits.delta }), (points) => {
      expect(parsePoints(` ${points} `)).toBe(points)
      expect(parsePoints(`+${points}`)).toBe(points)
      expect([parsePoints(`-${points}`), parsePoints(`−${points}`)]).toEqual([-points, -points])
    }),
  )
})

test.each(['', '0', '-0', '1.5', '1,000', '1e3', '--5', '+', 'many', '1000000001', '99999999999'])(
  '%j is no number of points',
  (text) => expect(parsePoints(text)).toBeUndefined(),
)
