import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeLogo, makePreview } from './pictures.ts'

const FORMATS = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const

const drawn = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 7919) % 256
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'picture.png') => new File([bytes], name, { type: 'image/png' })

const makePicture = async (file: File) => (await makePreview(file)).picture

const apiError = { key: 'image_invalid', data: { fields: { image: 'image_invalid' } } }

test.each(FORMATS)('%s becomes WebP, whatever the file is called', async (format) => {
  const picture = await makePicture(fileOf(await drawn(60, 40).toFormat(format).toBuffer(), 'a.txt'))
  expect(picture).toMatchObject({ media_type: 'image/webp', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
})

test.each(FORMATS)('a truncated %s is refused', async (format) => {
  const bytes = await drawn(300, 200).toFormat(format).toBuffer()
  await expect(makePicture(fileOf(bytes.subarray(0, bytes.length / 2)))).rejects.toMatchObject(apiError)
})

test('a large picture is made to fit, a small one stays small', async () => {
  const large = await makePicture(fileOf(await drawn(4000, 1000).png().toBuffer()))
  expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 1600, height: 400 })
  const tall = await makePicture(fileOf(await drawn(1000, 4000).png().toBuffer()))
  expect(await sharp(tall.bytes).metadata()).toMatchObject({ width: 300, height: 1200 })
})

test('nothing that was hidden in a picture stays, and it stands upright', async () => {
  const bytes = await drawn(60, 40)
    .withExif({ IFD0: { Copyright: 'planted copyright', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">planted</x:xmpmeta>')
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const picture = await makePicture(fileOf(bytes))
  const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(picture.bytes).metadata()
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
  expect([width, height]).toEqual([40, 60])
  expect(Buffer.from(picture.bytes).includes('planted')).toBe(false)
})

test('of a moving picture the first frame is left', async () => {
  const frame = (colour: string) => ({ create: { width: 20, height: 10, channels: 3 as const, background: colour } })
  const gif = await sharp([frame('red'), frame('blue')].map((input) => ({ ...input })) as never, {
    join: { animated: true },
  })
    .gif()
    .toBuffer()
  expect(await sharp(gif).metadata()).toMatchObject({ pages: 2 })
  const picture = await makePicture(fileOf(gif))
  const metadata = await sharp(picture.bytes).metadata()
  expect([metadata.pages, metadata.width, metadata.height]).toEqual([undefined, 20, 10])
  const { channels } = await sharp(picture.bytes).stats()
  expect(channels[0]?.mean).toBeGreaterThan(200)
})

test('a picture that unfolds to too many pixels is refused', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  await expect(makePicture(fileOf(bomb))).rejects.toMatchObject(apiError)
})

const text = (content: string) => new TextEncoder().encode(content)

test.each([
  [
    'a drawing',
    text('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>'),
  ],
  [
    'a drawing with a head',
    text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['words', text('not a picture')],
  ['nothing', new Uint8Array()],
  ['a head alone', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
])('%s is refused', async (_name, bytes) => {
  await expect(makePicture(fileOf(bytes))).rejects.toMatchObject(apiError)
})

test('a TIFF is refused, though the library could read it', async () => {
  await expect(makePicture(fileOf(await drawn(9, 9).tiff().toBuffer()))).rejects.toMatchObject(apiError)
})

test('a preview has a smaller one for lists, and a logo is as small as it is drawn', async () => {
  const file = fileOf(await drawn(2000, 1000).png().toBuffer())
  const { thumbnail } = await makePreview(file)
  expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ width: 480, height: 240 })
  const logo = await makeLogo(file)
  expect(await sharp(logo.bytes).metadata()).toMatchObject({ width: 224, height: 112 })
  const clear = await sharp({ create: { width: 60, height: 30, channels: 4, background: '#0000' } })
    .composite([{ input: await drawn(20, 10).greyscale().threshold(255).png().toBuffer(), left: 4, top: 4 }])
    .png()
    .toBuffer()
  const plated = await makeLogo(fileOf(clear))
  expect(plated.hash).toBe(createHash('sha256').update(plated.bytes).digest('hex'))
  expect(await sharp(plated.bytes).metadata()).toMatchObject({ format: 'png', width: 70, height: 40, hasAlpha: true })
  await expect(makeLogo(fileOf(new Uint8Array(9)))).rejects.toMatchObject({
    data: { fields: { logo: 'image_invalid' } },
  })
})

const flat = async (background: string) =>
  fileOf(
    await sharp({ create: { width: 90, height: 30, channels: 4, background } })
      .png()
      .toBuffer(),
  )

test.each(['#0000', '#ffffff00', '#00000003', 'teal', 'white'])(
  'a logo that is all of %s is refused',
  async (colour) => {
    await expect(makeLogo(await flat(colour))).rejects.toMatchObject({
      key: 'logo_flat',
      data: { fields: { logo: 'logo_flat' } },
    })
  },
)

test('a transparent picture with colors behind is refused, a drawing of one color is not', async () => {
  const hidden = await sharp(await drawn(60, 30).png().toBuffer())
    .ensureAlpha(0)
    .png()
    .toBuffer()
  await expect(makeLogo(fileOf(hidden))).rejects.toMatchObject({ key: 'logo_flat' })
  const shape = sharp({ create: { width: 20, height: 10, channels: 4, background: 'teal' } }).extend({
    right: 20,
    background: '#0000',
  })
  await expect(makeLogo(fileOf(await shape.png().toBuffer()))).resolves.toMatchObject({ media_type: 'image/png' })
})
