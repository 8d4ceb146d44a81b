import { createHash } from 'node:crypto'
import type Sharp from 'sharp'
import { invalidFields } from '../errors.ts'
import type { Image } from '../store/relational/images.ts'

/** A theme's preview is shown no larger than this. */
const MAX_WIDTH = 1600
const MAX_HEIGHT = 1200
/** A small file may unfold to more than a machine holds. */
const MAX_PIXELS = 50_000_000
const TIMEOUT_SECONDS = 15

/** What is decoded, by what the bytes are and not by what they are called. */
const DECODERS = [
  'VipsForeignLoadPng',
  'VipsForeignLoadJpeg',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
  'VipsForeignLoadNsgif',
]

/**
 * Makes an uploaded picture our own: decoded, turned upright, made to fit and written as WebP, so that nothing of what
 * was hidden in the file (a place, a comment, a script) stays. Of an animated picture the first frame is kept.
 * @throws {ApiError} image_invalid at the field `image`
 */
export async function makePicture(file: Blob): Promise<Image> {
  sharpModule ??= load()
  const sharp = await sharpModule
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const { data } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toUint8Array()
    return { hash: createHash('sha256').update(data).digest('hex'), media_type: 'image/webp', bytes: data }
  } catch {
    throw invalidFields({ image: 'image_invalid' }, 'image_invalid')
  }
}

let sharpModule: Promise<typeof Sharp> | undefined

/** Loaded with the first picture: most runs of the server never see one. */
async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS })
  return sharp
}
