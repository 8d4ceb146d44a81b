// Writes locales/template.ts: every text of the kit, keyed by its English text, for `KitProvider texts`.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const locales = path.join(root, 'packages/ui/src/locales')
const templateFile = path.join(locales, 'template.ts')

/** The texts of the kit's English catalogue. */
export const kitTexts = () => textsOf(readFileSync(path.join(locales, 'en-US/messages.po'), 'utf8'))

/** The texts that the template has now. */
export async function templateTexts() {
  const { template } = await import(templateFile)
  return Object.keys(template)
}

/** The English texts of a catalogue in the PO format. */
export function textsOf(catalogue) {
  const [, ...entries] = catalogue.split(/^msgid /m)
  return entries.flatMap((entry) => {
    const [line, next = ''] = entry.split('\n')
    if (line !== '""') return [JSON.parse(line)]
    // The header has an empty text. Any other text that begins so goes on in the next lines.
    if (next.startsWith('msgstr')) return []
    throw new Error(`A text of the catalogue is wrapped, which this script does not read: ${next}`)
  })
}

function templateSource(texts) {
  const lines = texts.map((text) => `  ${quoted(text)}: ${quoted(text)},`)
  return `// Written by \`npm run i18n:extract\`.

/** Every text of the kit, keyed by its English text. Give \`KitProvider\` the replacements of those you want, as \`texts\`. */
export const template = {
${lines.join('\n')}
} as const
`
}

function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
}

if (process.argv[1] === import.meta.filename) writeFileSync(templateFile, templateSource(kitTexts()))
