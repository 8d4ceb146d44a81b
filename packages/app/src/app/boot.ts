import '@sightline/ui/fonts.css'
import { loadPage } from '../lib/lazy-code/loadPage.ts'
import { parseHash } from '../lib/navigation/hashAddress.ts'
import { codeAt } from './routes/pages.ts'
import { readPreference, readStored } from '../lib/preferences/readPreference.ts'
import { textsOf } from '../lib/preferences/locale.ts'
import { localeOfBrowser } from '../lib/preferences/localeOfBrowser.ts'
import { loadAppTexts } from '../lib/i18n/catalogues.ts'

// The app, its texts and the page at this address are requested together, none of them after another.
const texts = textsOf(localeOfBrowser(readPreference('locale')))
const page = location.pathname.endsWith('/') ? codeAt(parseHash(location.hash).path, readStored('token') !== null) : []
const needed = [() => loadAppTexts(texts), ...page].map((load) => loadPage<unknown>(load))

/**
 * Draws the page in one go. A file that failed to load is requested again by the code that needs it, which also handles
 * its absence.
 */
async function start(): Promise<void> {
  const [main] = await Promise.all([import('./main.tsx'), Promise.allSettled(needed)])
  return main.start()
}

loadPage(start).catch(() => {
  // Without its code the app can neither draw nor translate a message, so the document’s own markup is shown.
  const root = document.getElementById('root')
  if (root !== null) root.textContent = 'Loading failed, please refresh and try again'
})
