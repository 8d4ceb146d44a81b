import { paint } from './paint.ts'

/** Distance of the drawing from the edge of its picture, in CSS px. */
const inset = 16

/** Height of the title above the drawing, in CSS px. */
const head = 32

/**
 * Renders a drawing, a canvas or HTML elements, as a PNG with a title and a background.
 * @throws where the browser gives no canvas
 */
export function pictureOf(drawing: HTMLElement, title: string): Promise<Blob> {
  const { clientWidth: width, clientHeight: height } = drawing
  const scale = drawing instanceof HTMLCanvasElement ? drawing.width / width : Math.max(1, devicePixelRatio)
  const { color, fontFamily } = getComputedStyle(drawing)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((width + 2 * inset) * scale)
  canvas.height = Math.round((height + 2 * inset + head) * scale)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws no pictures')
  context.scale(scale, scale)
  context.fillStyle = backgroundOf(drawing)
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = color
  context.font = `600 14px ${fontFamily}`
  context.direction = getComputedStyle(drawing.closest('section') ?? drawing).direction === 'rtl' ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  context.fillText(title, context.direction === 'rtl' ? inset + width : inset, inset + 14)
  context.translate(inset, inset + head)
  if (drawing instanceof HTMLCanvasElement) context.drawImage(drawing, 0, 0, width, height)
  else paint(context, drawing)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser draws no pictures'))
      else resolve(blob)
    }, 'image/png')
  })
}

/** The background colour behind the drawing, which has none itself. */
const backgroundOf = (element: Element): string => getComputedStyle(element).getPropertyValue('--sl-bg-surface').trim()

/** Downloads a picture in the browser. */
export function downloadPicture(name: string, picture: Blob): void {
  const url = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.png`
  link.click()
  URL.revokeObjectURL(url)
}
