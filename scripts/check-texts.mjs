// Fails when `lingui extract` would change a catalogue, a text lacks its translation, or the template of the kit's texts lacks
// one of them. Writes nothing.
import { node24, tool } from './paths.mjs'
import { run } from './supervise.mjs'
import { kitTexts, templateTexts } from './write-kit-texts.mjs'

const lingui = (...args) => run(node24, [tool('@lingui/cli', 'lingui'), 'check', ...args, '--verbose'])

const codes = [await lingui('sync', '--clean', '--overwrite'), await lingui('missing')]
const known = new Set(await templateTexts())
const lacking = kitTexts().filter((text) => !known.has(text))
for (const text of lacking) console.error(`packages/ui/src/locales/template.ts lacks: ${text}`)
if (lacking.length > 0 || codes.some((code) => code !== 0)) {
  console.error('Run `npm run i18n:extract`, then translate what is empty in the .po files.')
  process.exitCode = 1
}
