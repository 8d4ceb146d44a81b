import { directionOf, type MailBlock, type MailContent } from './content.ts'
import type { BlockName, Layout } from './layout/layout.ts'

/** The HTML of a mail. */
export function renderHtml(content: MailContent, layout: Layout): string {
  const { product, subject, preview, locale, reason, unsubscribe, look } = content
  const colours = coloursOf(look?.accent ?? null)
  const coloured = { ...layout, block: (name: BlockName) => fill(layout.block(name), colours) }
  const blocks = content.blocks.map((block) => htmlOf(block, coloured)).join('')
  const logo = look?.logo ?? null
  const head =
    logo === null
      ? fill(layout.block('name'), { product })
      : fill(layout.block('logo'), { logo: `cid:${LOGO_CID}`, name: look?.name ?? '' })
  const link = unsubscribe === undefined ? '' : fill(layout.block('unsubscribe'), { ...unsubscribe })
  const page = fill(layout.page, { subject, preview, locale, direction: directionOf(locale), reason })
  return page
    .replace(HEAD, () => head.trim())
    .replace(BLOCKS, () => blocks)
    .replace(UNSUBSCRIBE, () => link)
}

/** The product's own are not the same: its buttons are dark, its data is blue. */
const coloursOf = (accent: string | null) => ({ action: accent ?? '#1d1c1a', data: accent ?? '#2f5bea' })

/** Names the part of the mail that is the logo. */
export const LOGO_CID = 'logo'

const HEAD = '<!-- head -->'
const BLOCKS = '<!-- blocks -->'
const UNSUBSCRIBE = '<!-- unsubscribe -->'

function htmlOf(block: MailBlock, layout: Layout): string {
  const template = layout.block(block.type)
  switch (block.type) {
    case 'heading':
    case 'text':
    case 'quote':
      return fill(template, { text: block.text })
    case 'button':
      return fill(template, { label: block.label, url: block.url })
    case 'number':
      return fill(template, { label: block.label, value: block.value, change: block.change })
    case 'table':
      return withRows(template, block.title, block.rows)
    case 'bars':
      return withRows(
        template,
        block.title,
        block.rows.map(({ label, value, percentage }) => {
          const filled = Math.max(1, Math.min(99, Math.round(percentage)))
          return { label, value, filled: String(filled), empty: String(100 - filled) }
        }),
      )
  }
}

const ROW = /<!-- row -->([\s\S]*?)<!-- \/row -->/

/** The part of the template between the marks of a row is repeated. */
function withRows(template: string, title: string, rows: readonly object[]): string {
  const row = ROW.exec(template)?.[1] ?? ''
  const filled = rows.map((values) => fill(row, values as Record<string, string>)).join('')
  return fill(template.replace(ROW, '<!-- rows -->'), { title }).replace('<!-- rows -->', () => filled)
}

/** Puts texts, escaped, where the template has `{{name}}`. A name that was not given stays. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (mark, name: string) => {
    const value = values[name]
    return value === undefined ? mark : escapeHtml(value)
  })
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character).replaceAll('\n', '<br>')
