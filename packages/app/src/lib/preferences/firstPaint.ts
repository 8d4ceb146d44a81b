import { loadErrorPath } from '@sightline/api-client'
import { directionOf } from '@sightline/ui/direction'
import { readPreference } from './readPreference.ts'
import { chooseLocale } from './locale.ts'

// Theme, language and direction, as the app will have them, before the first paint. `vite.first-paint.ts` makes a script
// of its own out of this, which the page waits for: its policy allows none inside it.
// It also tells the server when the script of the app does not come: without that nothing else is there that could.
addEventListener('error', reportMissingScript, true)

const root = document.documentElement
const theme = readPreference('theme')
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
root.dataset['theme'] = isDark ? 'dark' : 'light'
root.style.colorScheme = root.dataset['theme']
root.lang = chooseLocale(readPreference('locale'), navigator.languages)
root.dir = directionOf(root.lang)

function reportMissingScript({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return
  navigator.sendBeacon(loadErrorPath, new URLSearchParams({ type: 'missing', request: target.src }))
}
