/** Parts with fewer elements are checked by axe each time, which is faster than recognising them. */
const SMALLEST = 4

/** Attributes whose value is made anew for each drawing. */
const MADE_ANEW = new Set(['id', 'name', 'data-collection'])

/** Attributes that name other elements, whose texts count. */
const REFERENCES = new Set([
  'for',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
])

interface Part {
  element: Element
  /** What the part consists of, as a number in letters. */
  key: string
  /** How many elements are in it. */
  size: number
  parts: readonly Part[]
}

/**
 * The parts of pages that axe has checked without finding a fault, so that it need not check them again. A part is the same where all that decides the judgement is: elements, attributes (a
 * class stands for its style), texts, those that its references point to, its size, and what is around it as far as its colours
 * and its role come from there.
 */
export class CheckedParts {
  readonly #passed = new Set<string>()
  readonly #enough: number

  /** @param enough The number of known elements below which none is told: to leave few out takes longer than to look at them. */
  constructor(enough = 0) {
    this.#enough = enough
  }

  /**
   * The largest parts of the document that are known, and a function that adds the other ones, as far as they are still the
   * same then: a page that was drawn anew meanwhile was not looked at as it was before.
   */
  divide(look: string): { known: Element[]; remember: () => void } {
    const { known, size, others } = this.#find(look)
    return {
      known: size < this.#enough ? [] : known,
      remember: () => {
        const present = new Set(this.#find(look).others)
        for (const key of others) if (present.has(key)) this.#passed.add(key)
      },
    }
  }

  #find(look: string): { known: Element[]; size: number; others: string[] } {
    const known: Element[] = []
    const others: string[] = []
    let size = 0
    const visit = (part: Part, around: string) => {
      if (part.size < SMALLEST) return
      const { width, height } = part.element.getBoundingClientRect()
      const key = hashOf(`${around} ${part.key} ${Math.round(width)} ${Math.round(height)}`)
      if (this.#passed.has(key)) {
        known.push(part.element)
        size += part.size
        return
      }
      others.push(key)
      const within = hashOf(`${around} ${headOf(part.element)}`)
      for (const inner of part.parts) visit(inner, within)
    }
    const body = partOf(document.body)
    // The body itself is never the same: who runs the tests adds to it.
    for (const part of body.parts) visit(part, look)
    return { known, size, others }
  }
}

/** The parts that passed in this run: what sets up a file of stories is read anew for each, and this is not. */
export const passedParts = new CheckedParts(300)

function partOf(element: Element): Part {
  const parts: Part[] = []
  let content = headOf(element)
  let size = 1
  for (const node of element.childNodes) {
    if (node instanceof Text) content += `"${node.data}"`
    if (!(node instanceof Element)) continue
    const part = partOf(node)
    content += `<${part.key}>`
    size += part.size
    parts.push(part)
  }
  return { element, key: hashOf(content), size, parts }
}

/** The element without what is in it. */
function headOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => {
    if (REFERENCES.has(name)) return `${name}=${value.split(/\s+/).map(textOf).join()}`
    return MADE_ANEW.has(name) ? name : `${name}=${value}`
  })
  // A label may stand beside the part, and so may what a link within the page leads to.
  const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])].map(({ textContent }) => textContent).join()
  const target = element.getAttribute('href')?.match(/^#([\w-]+)$/)?.[1]
  const leads = target === undefined ? '' : textOf(target)
  // What is typed or chosen stands in no attribute.
  const value = element instanceof HTMLInputElement ? `${element.value} ${element.checked}` : ''
  return `${element.tagName} ${attributes.join('\n')} ${value} ${labels} ${leads}`
}

const textOf = (id: string): string => {
  const element = document.getElementById(id)
  return element === null ? 'nobody' : `${element.tagName}:${element.getAttribute('aria-label') ?? element.textContent}`
}

/** Of 64 bits, by two multiplications that mix each letter into either half. */
function hashOf(text: string): string {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index)
    one = Math.imul(one ^ letter, 2654435761)
    other = Math.imul(other ^ letter, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`
}
