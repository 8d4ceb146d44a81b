import { loadErrorPath } from '@sightline/api-client'
import { directionOf } from '@sightline/ui/direction'
import { readPreference } from './readPreference.ts'
import { localeOfBrowser } from './localeOfBrowser.ts'

// Sets theme, language and direction before the first paint. `vite.first-paint.ts` builds this file into a script of
// its own, which the page waits for, because its Content-Security-Policy allows no inline script. It also reports to
// the server when the script of the app fails to load, as no other code runs then.
addEventListener('error', reportMissingScript, true)

const root = document.documentElement
const theme = readPreference('theme')
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
root.dataset['theme'] = isDark ? 'dark' : 'light'
root.style.colorScheme = root.dataset['theme']
root.lang = localeOfBrowser(readPreference('locale'))
root.dir = directionOf(root.lang)

function reportMissingScript({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return
  navigator.sendBeacon(`.${loadErrorPath}`, new URLSearchParams({ type: 'missing', request: target.src }))
}
