import '@sightline/ui/fonts.css'
import { loadPage } from '../lib/lazy-code/loadPage.ts'
import { parseHash } from '../lib/navigation/hash.ts'
import { codeAt } from './routes/pages.ts'
import { readPreference, readStored } from '../lib/preferences/readPreference.ts'
import { chooseLocale, textsOf } from '../lib/preferences/locale.ts'
import { textsOfApp } from '../lib/i18n/catalogues.ts'

// The app, its texts and the page that stands at this address are requested together, none of them after another.
const texts = textsOf(chooseLocale(readPreference('locale'), navigator.languages))
const page = location.pathname === '/' ? codeAt(parseHash(location.hash).path, readStored('token') !== null) : []
const needed = [() => textsOfApp(texts), ...page].map((load) => loadPage<unknown>(load))

/** Draws everything in one go. What does not come is requested again by whoever needs it, and missed there. */
async function start(): Promise<void> {
  const [main] = await Promise.all([import('./main.tsx'), Promise.allSettled(needed)])
  return main.start()
}

loadPage(start).catch(() => {
  // Nothing is there that could draw or translate it.
  const root = document.getElementById('root')
  if (root !== null) root.textContent = 'Loading failed, please refresh and try again'
})
