import { chooseLocale } from './locale.ts'

/** The language for a stored choice in this browser; the server writes that of the instance into the page. */
export const localeOfBrowser = (stored: string | null): string =>
  chooseLocale(stored, navigator.languages, document.documentElement.dataset['locale'])
