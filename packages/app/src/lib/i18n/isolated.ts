import type { Messages } from '@lingui/core'

// LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE: <bdi dir="ltr"> for texts that also stand in attributes.
const [open, close] = ['\u2066', '\u2069']

/** The same texts, each kept left to right inside a page that runs the other way. */
export function isolated(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? open + message + close : [open, ...message, close],
    ]),
  )
}
