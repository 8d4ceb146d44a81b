import { globSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const pictures = path.join(import.meta.dirname, 'pictures')

/** For Vitest, which packs loosely: pictures that were made anew are packed again, and stay the same pixel by pixel. */
export function setup(): () => Promise<void> {
  const start = Date.now()
  return async () => {
    const made = globSync('*.png', { cwd: pictures }).map((name) => path.join(pictures, name))
    for (const file of made.filter((one) => statSync(one).mtimeMs >= start)) writeFileSync(file, await packed(file))
  }
}

const packed = (file: string) => sharp(file).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer()
