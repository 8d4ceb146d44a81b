import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRevealedEvents, type LiveEvent } from './useRevealedEvents.ts'

let root: Root
let place: HTMLElement

function Page({ answered }: { answered: readonly LiveEvent[] | undefined }) {
  const { events, fresh } = useRevealedEvents(answered)
  const ids = (some: readonly LiveEvent[]) => some.map(({ id }) => id).join(' ')
  return `${ids(events)} | ${ids(fresh)}`
}

const eventsOf = (...ids: number[]): LiveEvent[] =>
  ids.map((id) => ({
    id: String(id),
    at: '2026-11-20T10:30:00.000Z',
    name: '',
    page: '',
    source: '',
    country: '',
    device: '',
  }))
const show = (answered: readonly LiveEvent[] | undefined) => act(async () => root.render(<Page answered={answered} />))
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the events of the first answer are there at once, those of the next come one after the other', async () => {
  await show(undefined)
  expect(place.textContent).toBe(' | ')
  await show(eventsOf(3, 2, 1))
  expect(place.textContent).toBe('3 2 1 | ')
  await show(eventsOf(5, 4, 3))
  expect(place.textContent).toBe('3 2 1 | ')
  await pass(2000)
  expect(place.textContent).toBe('4 3 2 | 4')
  await pass(3000)
  expect(place.textContent).toBe('5 4 3 | 5 4')
})

test('the next answer is not waited for: what has not come by then comes with it', async () => {
  await show(eventsOf(1))
  await show(eventsOf(3, 2))
  await pass(2000)
  await show(eventsOf(4, 3))
  await pass(5000)
  expect(place.textContent).toBe('4 3 | 4 3')
})

test('hundreds of events come within the time of one answer', async () => {
  const many = (from: number) => eventsOf(...Array.from({ length: 50 }, (_, index) => from - index))
  await show(many(50))
  await show(many(100))
  await pass(5000)
  expect(place.textContent).toMatch(/^100 99 .* 51 \| 100 99/)
})
