import figures from './figures.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import states from './states.json' with { type: 'json' }

type Words = Partial<Record<string, readonly string[]>>

/** What stories say, in Chinese and in Arabic. Names of people, sites and products are the same in every language. */
const words: Words = { ...figures, ...forms, ...pages }

const languages = ['zh-CN', 'ar']

/** Names of states, apart from the others: many are also values of props, such as `loading`. */
const names: Words = states

/** The name of a state in the language of the toolbar; the name itself where it has none in it. */
export const stateNameIn = (locale: string, name: string): string =>
  names[name]?.[languages.indexOf(locale)] ?? wordsIn(locale, name)

/** A text of a story in the language of the toolbar; the text itself where it has none in it. */
export function wordsIn(locale: string, text: string): string {
  const language = languages.indexOf(locale)
  return words[text.replaceAll(/\s+/g, ' ').trim()]?.[language] ?? text
}
