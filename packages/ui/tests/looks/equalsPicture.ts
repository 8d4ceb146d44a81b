import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    equalsPicture: (selector: string, component: string) => Promise<boolean>
  }
}

/**
 * Whether an element is its picture pixel by pixel. Vitest, which also knows what is nearly alike, decodes pictures in JavaScript: that
 * took longer than drawing all components.
 */
export const equalsPicture: BrowserCommand<[selector: string, component: string]> = async (
  { iframe },
  selector,
  component,
) => {
  const file = path.join(import.meta.dirname, 'pictures', `${component}.png`)
  if (!existsSync(file)) return false
  const shot = await iframe.locator(selector).screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' })
  const [picture, drawn] = await Promise.all([pixelsOf(file), pixelsOf(shot)])
  return picture.info.width === drawn.info.width && picture.data.equals(drawn.data)
}

const pixelsOf = (picture: string | Buffer) =>
  sharp(picture).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
