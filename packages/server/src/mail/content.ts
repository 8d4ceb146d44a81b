import type { MailLocale } from '@sightline/api-client/contract'

/** What a mail says; its HTML and its plain text are both made of it. */
export interface MailContent {
  locale: MailLocale
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  blocks: readonly MailBlock[]
  /** Why it came, in small letters at its end. */
  reason: string
  /** Stops mails of this kind. */
  unsubscribe?: MailLink | undefined
  look?: MailLook | undefined
}

/** How the theme of a site makes its mails look. What is null stays as it is. */
export interface MailLook {
  /** Of links, buttons and data, `#rrggbb`. */
  accent: string | null
  /** A PNG, which goes with the mail, so that nothing is loaded when it is read. */
  logo: Uint8Array | null
  /** Whose logo it is. */
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
  /** From 0 to 100. */
  percentage: number
}

export const directionOf = (locale: MailLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr')

/** Keeps a name or an address in its own direction within a sentence. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
