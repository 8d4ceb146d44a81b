import { settings } from './script-element.ts'

/**
 * Whether the visitor must not be counted: by the browser's signal, where the site respects it, or by their own choice.
 */
export let isIgnored: unknown

// Browsers that forbid storage throw on any access to it. Do Not Track is `1` where it is on.
try {
  isIgnored = ('dnt' in settings && (navigator.doNotTrack as unknown as number) > 0) || localStorage['sightline_ignore']
} catch {}
