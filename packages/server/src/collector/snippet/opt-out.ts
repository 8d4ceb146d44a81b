import { settings } from './script.ts'

/** Whether the person is not to be counted: by the browser's signal, where the site heeds it, or by an own choice. */
export let isIgnored: unknown

// Browsers that forbid storage throw on any access to it. Do Not Track is `1` where it is on.
try {
  isIgnored = ('dnt' in settings && (navigator.doNotTrack as unknown as number) > 0) || localStorage['sightline_ignore']
} catch {}
