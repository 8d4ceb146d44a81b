import { cdp } from 'vitest/browser'

/** What `font-family` computes to, and the words that it is to draw: a mark alone is drawn otherwise than on its letter. */
export type Words = Map<string, Set<string>>

/** Adds the words that are shown in `place`. */
export function collectWords(place: HTMLElement, words: Words): void {
  for (const element of place.querySelectorAll('*')) {
    if (element.closest(unseen) !== null || !element.checkVisibility()) continue
    const own = ownText(element).split(/\s+/)
    if (own.join('') === '') continue
    const { fontFamily } = getComputedStyle(element)
    words.set(fontFamily, new Set([...(words.get(fontFamily) ?? []), ...own]))
  }
}

/** Fonts of the machine that draw some of the words, each with all words among which those are. */
export async function machineFonts(words: Words): Promise<string[]> {
  const probe = document.createElement(PROBE)
  for (const [family, those] of words) {
    const line = document.createElement('p')
    line.style.fontFamily = family
    line.textContent = [...those].join(' ')
    probe.append(line)
  }
  document.body.append(probe)
  await document.fonts.ready
  try {
    return await fontsUsed()
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

async function fontsUsed(): Promise<string[]> {
  const session: Session = cdp()
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const lines = find(root, PROBE)?.children ?? []
  if (lines.length === 0) throw new Error('Nothing of the pictures stands in the page')
  const words = [...document.querySelectorAll(`${PROBE} > p`)].map((line) => line.textContent)
  const used = await Promise.all(lines.map(({ nodeId }) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  return used.flatMap(({ fonts }, index) =>
    fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `${familyName}, among ${words[index]}`),
  )
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
