import type { Messages } from '@lingui/core'

// LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE: <bdi dir="ltr"> for texts that also stand in attributes.
const [open, close] = ['\u2066', '\u2069']

/** Isolates each text from left to right, for a page that runs from right to left. */
export function isolated(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? open + message + close : [open, ...message, close],
    ]),
  )
}
