import type { MessageDescriptor, Messages } from '@lingui/core'
import { formatMessage, parseMessage, type CompiledMessage } from './message.ts'
import type { template } from '../locales/template.ts'
import { directionOf, type Direction } from './direction.ts'

/** Texts of the kit in other words, by what they are in English: `{ 'View plans': 'See prices' }`. */
export type KitTexts = Partial<Record<keyof typeof template, string>>

interface Sources {
  /** Language of the texts, with the numbers that they hold. */
  locale: string
  /** Direction of the layout around them. */
  direction: Direction
  messages: Messages | undefined
  texts: KitTexts | undefined
}

/** Looks a text up: in the page’s own words, then in the language, then in English, which every component brings along. */
export function textSource({
  locale,
  direction,
  messages = {},
  texts = {},
}: Sources): (message: MessageDescriptor) => string {
  const own: Readonly<Record<string, string | undefined>> = texts
  const isMirrored = direction !== directionOf('en-US')
  return ({ id, message: english, values = {} }) => {
    const words = own[english ?? id]
    if (words !== undefined) return formatMessage(parsed(words), values, locale)
    const translated = messages[id] as CompiledMessage | undefined
    if (translated !== undefined) return formatMessage(translated, values, locale)
    const text = formatMessage(parsed(english ?? id), values, `en-US-u-nu-latn`)
    return isMirrored ? open + text + close : text
  }
}

/** LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE: English keeps its direction in a page that runs the other way, in attributes, too. */
const [open, close] = ['\u2066', '\u2069']

const parsedMessages = new Map<string, ReturnType<typeof parseMessage>>()

function parsed(source: string): ReturnType<typeof parseMessage> {
  const known = parsedMessages.get(source)
  if (known !== undefined) return known
  const parts = parseMessage(source)
  parsedMessages.set(source, parts)
  return parts
}
