import type { KitProviderProps } from '../packages/ui/src/index.ts'

/** Compiled texts by their ids. */
export type Messages = NonNullable<KitProviderProps['messages']>

/** The tag that stands for accented English; the region is one that no country will get. */
export const pseudoLocale = 'en-XA'

const plain = 'ACDEGHIJKLNORSTUYacdeghijklnorstuyz'
const accented = 'ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛÝåçðéĝĥîĵķļñöŕšţûýž'
const accents = new Map(plain.split('').map((letter, index) => [letter, accented.charAt(index)]))

/**
 * A catalogue with the same messages, longer by two fifths and with marks above the letters: what is cut off, and what
 * is no message at all, is seen at a glance.
 */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudo(message)])) as Messages
}

/** A compiled message is a text, or a list of texts and of placeholders: [name], [name, type, forms by name]. */
function pseudo(message: unknown): unknown {
  if (typeof message === 'string') return longer(message)
  if (!Array.isArray(message)) return message
  return message.map((part: unknown) => {
    if (typeof part === 'string') return longer(part)
    if (!Array.isArray(part) || typeof part[2] !== 'object') return part
    const [name, type, forms] = part as [string, string, Record<string, unknown>]
    return [name, type, Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, formOf(form, text)]))]
  })
}

/** The offset of a plural is a number, and no text. */
const formOf = (form: string, text: unknown): unknown => (form === 'offset' ? text : pseudo(text))

/** Tags (`<0>`) and the number in a plural (`#`) stay as they are. */
function longer(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const marked = text.replaceAll(/<[^>]*>|[^<]/gu, (part) => accents.get(part) ?? part)
  const words = text.replaceAll(/<[^>]*>/g, '').length
  return marked + '·~'.repeat(Math.ceil(words / 5))
}
