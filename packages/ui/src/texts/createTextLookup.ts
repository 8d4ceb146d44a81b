import type { MessageDescriptor, Messages } from '@lingui/core'
import { formatMessage, parseMessage, type CompiledMessage } from './message.ts'
import type { template } from '../locales/template.ts'

/** Replacements for texts of the kit, keyed by the English text: `{ 'View plans': 'See prices' }`. */
export type KitTexts = Partial<Record<keyof typeof template, string>>

interface TextLookupOptions {
  /** BCP 47 tag for plurals and digits, such as `ar-u-nu-latn`. */
  locale: string
  /** Direction of the layout around them. */
  direction: 'ltr' | 'rtl'
  messages: Messages | undefined
  texts: KitTexts | undefined
}

/** LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE: English keeps its direction in a page that runs the other way, in attributes, too. */
const [leftToRightIsolate, popIsolate] = ['\u2066', '\u2069']

/** Looks a text up: among the page’s replacements, then in the language, then in English, which every component brings along. */
export function createTextLookup({
  locale,
  direction,
  messages = {},
  texts = {},
}: TextLookupOptions): (message: MessageDescriptor) => string {
  const replacements: Readonly<Record<string, string | undefined>> = texts
  return ({ id, message: english, values = {} }) => {
    const replacement = replacements[english ?? id]
    if (replacement !== undefined) return formatMessage(parsed(replacement), values, locale)
    const translated = messages[id] as CompiledMessage | undefined
    if (translated !== undefined) return formatMessage(translated, values, locale)
    const text = formatMessage(parsed(english ?? id), values, `en-US-u-nu-latn`)
    return direction === 'rtl' ? leftToRightIsolate + text + popIsolate : text
  }
}

const parsedMessages = new Map<string, ReturnType<typeof parseMessage>>()

function parsed(source: string): ReturnType<typeof parseMessage> {
  const known = parsedMessages.get(source)
  if (known !== undefined) return known
  const parts = parseMessage(source)
  parsedMessages.set(source, parts)
  return parts
}
