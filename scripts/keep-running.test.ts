import { beforeEach, expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.mjs'

const said = vi.spyOn(console, 'error')

beforeEach(() => void said.mockReset().mockImplementation(() => {}))

/** Runs a service that ends with these codes, one start after the other. */
async function endingWith(...codes: number[]) {
  const left = [...codes]
  const code = await keepRunning(async () => left.shift())
  return { code, starts: codes.length - left.length, lines: said.mock.calls.flat() }
}

test('a crash, and a start that may succeed later, are started again', async () => {
  expect(await endingWith(75, 70, 137, 0, 0)).toEqual({
    code: 0,
    starts: 4,
    lines: [
      'Sightline could not start yet and is started again.',
      'Sightline ended unexpectedly (code 70) and is started again.',
      'Sightline ended unexpectedly (code 137) and is started again.',
    ],
  })
})

test.each([0, 1])('an end with %d is the end', async (code) => {
  expect(await endingWith(code, 0)).toEqual({ code, starts: 1, lines: [] })
})
