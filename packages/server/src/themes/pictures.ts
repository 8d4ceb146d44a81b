import { createHash } from 'node:crypto'
import type Sharp from 'sharp'
import { invalidFields } from '../errors.ts'
import type { Image } from '../store/relational/images.ts'
import { isFlat, withPlate } from './logo-plate.ts'

/**
 * The sizes of a preview, of its smaller version for lists, and of a logo, which is drawn 28 px high, as mail programs
 * show it. In px.
 */
const PREVIEW = { width: 1600, height: 1200, format: 'webp' } as const
const THUMBNAIL = { width: 480, height: 360, format: 'webp' } as const
const LOGO = { width: 480, height: 112, format: 'png' } as const
/** The most pixels of a picture: a small file may decompress to more than a machine holds. */
const MAX_PIXELS = 50_000_000
const TIMEOUT_SECONDS = 15

/** The decoders that are allowed, chosen by the bytes of a file and not by its name. */
const DECODERS = [
  'VipsForeignLoadPng',
  'VipsForeignLoadJpeg',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
  'VipsForeignLoadNsgif',
]

/** The picture of a theme in the sizes that pages show. */
export interface Preview {
  picture: Image
  thumbnail: Image
}

/** @throws {ApiError} image_invalid at the field `image` */
export async function makePreview(file: Blob): Promise<Preview> {
  const [picture, thumbnail] = await makePictures(file, 'image', [PREVIEW, THUMBNAIL])
  return { picture, thumbnail }
}

/** A logo that can be seen on light and on dark pages. @throws {ApiError} image_invalid, logo_flat at the field `logo` */
export async function makeLogo(file: Blob): Promise<Image> {
  const [logo] = await makePictures(file, 'logo', [LOGO])
  const sharp = await loaded()
  const { data, info } = await sharp(logo.bytes)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, height: info.height }
  if (isFlat(pixels)) throw invalidFields({ logo: 'logo_flat' }, 'logo_flat')
  const plated = withPlate(pixels)
  if (plated === undefined) return logo
  const { format, ...size } = LOGO
  const raw = { width: plated.width, height: plated.height, channels: 4 } as const
  const drawn = sharp(plated.data, { raw }).resize({ ...size, fit: 'inside', withoutEnlargement: true })
  return imageOf(format, new Uint8Array(await drawn.toFormat(format).toBuffer()))
}

/**
 * Makes our own pictures of an uploaded one: decoded, rotated upright, resized and encoded anew, so that nothing hidden
 * in the file (a place, a comment, a script) stays. Of an animated picture the first frame is kept.
 */
async function makePictures<Sizes extends readonly Size[]>(
  file: Blob,
  field: string,
  sizes: readonly [...Sizes],
): Promise<{ [Index in keyof Sizes]: Image }> {
  const sharp = await loaded()
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const made: Image[] = []
    for (const { format, ...size } of sizes) {
      const { data } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: TIMEOUT_SECONDS })
        .autoOrient()
        .resize({ ...size, fit: 'inside', withoutEnlargement: true })
        .toFormat(format, format === 'webp' ? { quality: 82 } : {})
        .toUint8Array()
      made.push(imageOf(format, data))
    }
    return made as { [Index in keyof Sizes]: Image }
  } catch {
    throw invalidFields({ [field]: 'image_invalid' }, 'image_invalid')
  }
}

const imageOf = (format: Size['format'], bytes: Uint8Array): Image => ({
  hash: createHash('sha256').update(bytes).digest('hex'),
  media_type: `image/${format}`,
  bytes,
})

interface Size {
  width: number
  height: number
  format: 'webp' | 'png'
}

let sharpModule: Promise<typeof Sharp> | undefined

const loaded = (): Promise<typeof Sharp> => (sharpModule ??= load())

/** Loads the library with the first picture: most runs of the server never see one. */
async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS })
  return sharp
}
