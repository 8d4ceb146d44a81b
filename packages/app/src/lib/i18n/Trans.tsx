import { useLingui } from '@lingui/react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'

interface TransProps {
  id: string
  message?: string
  values?: Readonly<Record<string, ReactNode>>
  /** The elements within the text, which the translation names by their number: `<0>…</0>`. */
  components?: Elements
}

type Elements = Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>

/**
 * What the macro `Trans` becomes, in place of Lingui's own: that one reads tags in values too, so that a site named `<b>Shop</b>`
 * would lose them. Here only the translation has tags; names are shown as they are. See `lingui.config.ts`.
 */
export function Trans({ id, message, values = {}, components = {} }: TransProps) {
  const { i18n } = useLingui()
  const elements: Record<string, ReactElement<{ children?: ReactNode }>> = { ...components }
  const plain: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number' || (typeof value === 'string' && !value.includes('<'))) plain[name] = value
    else {
      elements[`v${name}`] = <>{value}</>
      plain[name] = `<v${name}/>`
    }
  }
  return withElements(i18n._(id, plain, message === undefined ? {} : { message }), elements)
}

const tag = /<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/

function withElements(text: string, elements: Elements): ReactNode {
  // Each tag gives four parts: the name of a pair, what is in it, the name of a single tag, and the text after it.
  const [first, ...parts] = text.split(tag)
  const nodes: ReactNode[] = [first]
  for (let at = 0; at < parts.length; at += 4) {
    const [pair, inner, single, after] = parts.slice(at, at + 4)
    const element = elements[pair ?? single ?? '']
    const content = inner === undefined ? undefined : withElements(inner, elements)
    if (element === undefined) nodes.push(content)
    else if (content === undefined) nodes.push(cloneElement(element, { key: at }))
    else nodes.push(cloneElement(element, { key: at }, content))
    nodes.push(after)
  }
  return nodes
}
