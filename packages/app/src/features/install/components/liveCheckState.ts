import type { DropReason, LiveCheck } from '@sightline/api-client'

/** The state of the live check: an event that was counted outweighs any that was dropped. */
export function checkStateOf(check: LiveCheck | undefined): 'waiting' | 'seen' | DropReason {
  if (check === undefined) return 'waiting'
  if (check.last_event_at !== null) return 'seen'
  if (check.last_dropped_at === null) return 'waiting'
  return check.drop_reason ?? 'waiting'
}
