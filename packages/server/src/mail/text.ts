import type { MailBlock, MailContent } from './content.ts'

/** The plain text of a mail. */
export function renderText({ product, blocks, reason, unsubscribe }: MailContent): string {
  const parts = blocks.map(textOf)
  const end = unsubscribe === undefined ? [reason] : [reason, `${unsubscribe.label}: ${unsubscribe.url}`]
  return `${[...parts, `-- \n${product}\n${end.join('\n')}`].join('\n\n')}\n`
}

function textOf(block: MailBlock): string {
  switch (block.type) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(60, [...block.text].length))}`
    case 'text':
      return block.text
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'number':
      return `${block.label}: ${block.value}${block.change === '' ? '' : ` (${block.change})`}`
    case 'table':
      return [block.title, ...block.rows.map(({ label, value, change }) => rowOf(label, value, change))].join('\n')
    case 'bars':
      return [block.title, ...block.rows.map(({ label, value }) => rowOf(label, value, ''))].join('\n')
  }
}

const rowOf = (label: string, value: string, change: string): string =>
  `  ${label}: ${value}${change === '' ? '' : ` (${change})`}`
