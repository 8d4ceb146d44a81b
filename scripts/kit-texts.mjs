// Writes the template of the kit's texts: every text of its catalogue, by what it is in English, for `KitProvider texts`.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const locales = path.join(root, 'packages/ui/src/locales')
const catalogue = readFileSync(path.join(locales, 'en-US/messages.po'), 'utf8')
const texts = [...catalogue.matchAll(/^msgid (".+")$/gm)].map(([, text]) => JSON.parse(text))
const lines = texts.map((text) => `  ${quoted(text)}: ${quoted(text)},`)
writeFileSync(
  path.join(locales, 'template.ts'),
  `// Written by \`npm run i18n:extract\`.

/** Every text of the kit, as it is in English. Give \`KitProvider\` those that are to be said in other words, as \`texts\`. */
export const template = {
${lines.join('\n')}
} as const
`,
)

function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
}
