import { expect, test } from 'vitest'
import { checkStateOf } from './liveCheckState.ts'

const instant = '2026-11-20T10:24:07.000Z'
const nothing = { last_event_at: null, last_dropped_at: null, drop_reason: null }

test('an event that was counted outweighs one that was dropped', () => {
  expect(checkStateOf(undefined)).toBe('waiting')
  expect(checkStateOf(nothing)).toBe('waiting')
  expect(checkStateOf({ ...nothing, last_dropped_at: instant, drop_reason: 'bot' })).toBe('bot')
  expect(checkStateOf({ last_event_at: instant, last_dropped_at: instant, drop_reason: 'bot' })).toBe('seen')
})
