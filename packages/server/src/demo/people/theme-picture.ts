import { makePreview, type Preview } from '../../themes/pictures.ts'

const SIZE = { width: 640, height: 480 }
/** From the sky to the sand; each colour has its part of the height. */
const BANDS = [
  { until: 0.42, colour: [214, 232, 246] },
  { until: 0.5, colour: [168, 202, 230] },
  { until: 0.78, colour: [31, 95, 168] },
  { until: 1, colour: [232, 219, 190] },
] as const
const SUN = { x: 0.72, y: 0.28, radius: 0.11, colour: [244, 193, 92] } as const

/** The picture of an invented template: the sea below a sun, drawn here so that no file has to be kept. */
export async function drawThemePicture(): Promise<Preview> {
  const { default: sharp } = await import('sharp')
  const raw = { ...SIZE, channels: 3 } as const
  const png = await sharp(pixels(), { raw }).png().toBuffer()
  return makePreview(new Blob([new Uint8Array(png)]))
}

function pixels(): Uint8Array {
  const { width, height } = SIZE
  const bytes = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isSun = Math.hypot(x / height - (SUN.x * width) / height, y / height - SUN.y) < SUN.radius
      const [last] = BANDS.slice(-1)
      const colour = isSun ? SUN.colour : (BANDS.find(({ until }) => y / height < until) ?? last)?.colour
      bytes.set(colour ?? [], (y * width + x) * 3)
    }
  }
  return bytes
}
