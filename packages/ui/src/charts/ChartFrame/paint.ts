/**
 * Paints a chart that is made of HTML elements, its boxes and texts, onto a canvas in the browser's layout. Icons are
 * left out. Icons are left out.
 * @param context Its origin is the corner of `root`.
 */
export function paint(context: CanvasRenderingContext2D, root: Element): void {
  const origin = root.getBoundingClientRect()
  context.save()
  context.translate(-origin.x, -origin.y)
  paintElement(context, root)
  context.restore()
}

function paintElement(context: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  // An element for screen readers only is one pixel wide.
  if (style.display === 'none' || style.visibility === 'hidden' || box.width <= 1) return
  paintBox(context, style, box)
  const before = getComputedStyle(element, '::before')
  if (before.content !== 'none') paintBox(context, before, beforeOf(box, before, style))
  for (const child of element.childNodes) {
    if (child instanceof Element) paintElement(context, child)
    else if (child instanceof Text) paintText(context, child, style)
  }
}

/** The box of the `::before` content: at the start, in its own size. */
function beforeOf(box: DOMRect, { inlineSize, blockSize }: CSSStyleDeclaration, { direction }: CSSStyleDeclaration) {
  const [width, height] = [Number.parseFloat(inlineSize), Number.parseFloat(blockSize)]
  return new DOMRect(direction === 'rtl' ? box.right - width : box.x, box.y, width, height)
}

function paintBox(
  context: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  { x, y, width, height }: DOMRect,
): void {
  // The browser reports no size for this element, so it has no box to paint.
  if (!(width > 0 && height > 0)) return
  context.beginPath()
  context.roundRect(x, y, width, height, Number.parseFloat(style.borderTopLeftRadius) || 0)
  context.fillStyle = style.backgroundColor
  context.fill()
}

function paintText(context: CanvasRenderingContext2D, text: Text, style: CSSStyleDeclaration): void {
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.fillStyle = style.color
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr'
  // Paints word by word at the position of each word; a word that wraps is painted letter by letter.
  for (const { index, 0: word } of text.data.matchAll(/\S+/gu)) paintPart(context, text, index, word)
}

function paintPart(context: CanvasRenderingContext2D, text: Text, from: number, part: string): void {
  const range = document.createRange()
  range.setStart(text, from)
  range.setEnd(text, from + part.length)
  const [place, ...others] = range.getClientRects()
  if (place === undefined) return
  if (others.length > 0 && part.length > 1) {
    let at = from
    for (const { segment } of new Intl.Segmenter().segment(part)) {
      paintPart(context, text, at, segment)
      at += segment.length
    }
    return
  }
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(part)
  context.fillText(part, place.x, place.y + (place.height + ascent - descent) / 2)
}
