import { cdp } from 'vitest/browser'

/** What `font-family` computes to, and the words that it is to draw: a mark alone is drawn otherwise than on its letter. */
export type Words = Map<string, Set<string>>

/** Adds the words that are shown in `place`, those that styles add among them. */
export function collectWords(place: HTMLElement, words: Words): void {
  for (const element of place.querySelectorAll('*')) {
    if (element.closest(unseen) !== null || !element.checkVisibility()) continue
    add(words, getComputedStyle(element).fontFamily, ownText(element))
    for (const part of ['::before', '::after']) {
      const { content, fontFamily } = getComputedStyle(element, part)
      if (content.startsWith('"')) add(words, fontFamily, content.slice(1, -1))
    }
  }
}

function add(words: Words, fontFamily: string, text: string) {
  const own = text.split(/\s+/)
  if (own.join('') !== '') words.set(fontFamily, new Set([...(words.get(fontFamily) ?? []), ...own]))
}

/** Fonts of the machine that draw some of the words, each with one such word. */
export async function machineFonts(words: Words): Promise<string[]> {
  const families = [...words].map(([family, those]) => ({ family, words: [...those] }))
  const used = await fontsUsed(families.map((line) => ({ ...line, words: line.words.join(' ') })))
  const suspected = families.filter((_, index) => used[index]?.length !== 0)
  const each = suspected.flatMap((line) => line.words.map((word) => ({ family: line.family, words: word })))
  const fonts = await fontsUsed(each)
  return each.flatMap(({ words: word }, index) => (fonts[index] ?? []).map((font) => `${font} draws ${word}`))
}

interface Line {
  /** What `font-family` is. */
  family: string
  words: string
}

/** Of each line, the fonts of the machine that draw it. */
async function fontsUsed(lines: Line[]): Promise<string[][]> {
  if (lines.length === 0) return []
  const probe = document.createElement(PROBE)
  for (const { family, words } of lines) {
    const line = document.createElement('p')
    line.style.fontFamily = family
    line.textContent = words
    probe.append(line)
  }
  document.body.append(probe)
  await document.fonts.ready
  try {
    return await machineFontsOf(lines.length)
  } finally {
    probe.remove()
  }
}

const PROBE = 'sl-words'

/** React Aria puts native fields beside its own, for forms that are sent as such. */
const unseen = '[data-react-aria-prevent-focus]'
const withoutText = '[type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]'

function ownText(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    // Empty, it is as high as a letter would be.
    return element.matches(withoutText) ? '' : `x ${element.value} ${element.placeholder}`
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return texts.map(({ nodeValue }) => nodeValue).join(' ')
}

/** A node as the DevTools protocol describes it. */
interface Described {
  nodeId: number
  localName: string
  children?: Described[]
  contentDocument?: Described
}

/** The calls of the DevTools protocol that this file makes. */
interface Session {
  send(method: 'DOM.enable' | 'CSS.enable'): Promise<unknown>
  send(method: 'DOM.getDocument', options: { depth: number; pierce: boolean }): Promise<{ root: Described }>
  send(
    method: 'CSS.getPlatformFontsForNode',
    options: { nodeId: number },
  ): Promise<{ fonts: { familyName: string; isCustomFont: boolean }[] }>
}

async function machineFontsOf(count: number): Promise<string[][]> {
  const session: Session = cdp()
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const lines = find(root, PROBE)?.children ?? []
  if (lines.length !== count) throw new Error('The words do not stand in the page')
  const used = await Promise.all(lines.map(({ nodeId }) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  return used.map(({ fonts }) => fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName))
}

function find(node: Described, name: string): Described | undefined {
  if (node.localName === name) return node
  for (const child of [
    ...(node.children ?? []),
    ...(node.contentDocument === undefined ? [] : [node.contentDocument]),
  ]) {
    const found = find(child, name)
    if (found !== undefined) return found
  }
  return undefined
}
