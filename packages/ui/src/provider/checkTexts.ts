import { warnOnce } from '../theme/warnOnce.ts'
import type { KitTexts } from '../texts/createTextLookup.ts'
import { parseMessage, type MessagePart } from '../texts/message.ts'

const checked = new WeakSet<KitTexts>()

/**
 * Looks during development for texts that the kit does not have, for values that they have lost, and for those that a language lacks.
 * The list of all texts is loaded for it alone.
 * @param language without texts of its own; undefined where `texts` need not be all of them
 */
export async function checkTexts(texts: KitTexts, language: string | undefined): Promise<void> {
  if (checked.has(texts)) return
  checked.add(texts)
  const { template } = await import('../locales/template.ts')
  const known = Object.keys(template)
  for (const [english, text] of Object.entries(texts)) {
    const names = namesIn(text)
    const lost = namesIn(english).filter((name) => !names.includes(name))
    if (!Object.hasOwn(template, english))
      warnOnce(`KitProvider: texts has “${english}”, which is no text of the kit. ${where}`)
    else if (lost.length > 0)
      warnOnce(`KitProvider: texts has “${text}” for “${english}”, which has lost {${lost.join('}, {')}}.`)
  }
  const missing = known.filter((english) => !Object.hasOwn(texts, english))
  if (language !== undefined && missing.length > 0)
    warnOnce(
      `KitProvider: texts lacks ${missing.length} of the kit’s ${known.length} in locale="${language}", such as “${missing[0] ?? ''}”, and these are English. ${where}`,
    )
}

const where = 'All are in @sightline/ui/locales/template.'

/** The names of the values in a text, also of those within its plurals and choices. */
function namesIn(text: string): string[] {
  const namesOf = (parts: readonly MessagePart[]): string[] =>
    parts.flatMap((part) => {
      if (typeof part === 'string') return []
      const [name, , cases = {}] = part
      return [name, ...Object.values(cases).flatMap((inner) => namesOf(inner as readonly MessagePart[]))]
    })
  return [...new Set(namesOf(parseMessage(text)))]
}
