import type { MailLocale } from '@sightline/api-client/contract'

/** The content of a mail, from which its HTML and its plain text are made. */
export interface MailContent {
  locale: MailLocale
  /** The name of the instance. */
  product: string
  subject: string
  /** The text that mail programs show beside the subject. */
  preview: string
  blocks: readonly MailBlock[]
  /** The reason why the mail was sent, in small letters at its end. */
  reason: string
  /** Stops mails of this kind. */
  unsubscribe?: MailLink | undefined
  look?: MailLook | undefined
}

/** The content of a report, which the mail adds the instance’s name to. */
export type ReportContent = Omit<MailContent, 'product'>

/** The look that a site's theme gives to its mails. Null keeps the default. */
export interface MailLook {
  /** The colour of links, buttons and data, `#rrggbb`. */
  accent: string | null
  /** A PNG, which goes with the mail, so that nothing is loaded when it is read. */
  logo: Uint8Array | null
  /** The name of the logo's owner. */
  name: string
}

export interface MailLink {
  label: string
  url: string
}

export type MailBlock =
  | { type: 'heading'; text: string }
  | { type: 'text'; text: string }
  /** Somebody else's words. */
  | { type: 'quote'; text: string }
  | ({ type: 'button' } & MailLink)
  /** The number that matters. */
  | { type: 'number'; label: string; value: string; change: string }
  | { type: 'table'; title: string; rows: readonly MailRow[] }
  /** A chart that is there without pictures, too. */
  | { type: 'bars'; title: string; rows: readonly MailBar[] }

export interface MailRow {
  label: string
  value: string
  change: string
}

export interface MailBar {
  label: string
  value: string
  /** The percentage, from 0 to 100. */
  percentage: number
}

export const directionOf = (locale: MailLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr')

/** Keeps a name or an address in its own direction within a sentence. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
