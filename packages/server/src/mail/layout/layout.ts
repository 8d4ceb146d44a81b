import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { MailBlock } from '../content.ts'

export type Direction = 'ltr' | 'rtl'
export type BlockName = MailBlock['type'] | 'name' | 'logo' | 'unsubscribe'

/** HTML with marks for what a mail says. */
export interface Layout {
  page: string
  block(name: BlockName): string
}

export type CompiledLayouts = Record<Direction, string>

/**
 * The layouts of mails, compiled from `layout.mjml` for both directions when the first mail is sent. The compiler takes
 * some 100 MB, which go with the process that it runs in: those of a thread would stay with the server.
 */
export function createLayouts(file = new URL('./compile.ts', import.meta.url)): {
  of(direction: Direction): Promise<Layout>
} {
  let layouts: Promise<Record<Direction, Layout>> | undefined
  const compile = async () => {
    const compiled = await compileApart(file)
    return { ltr: layoutOf(compiled.ltr), rtl: layoutOf(compiled.rtl) }
  }
  return {
    async of(direction) {
      layouts ??= compile()
      try {
        return (await layouts)[direction]
      } catch (error) {
        // The next mail tries again.
        layouts = undefined
        throw error
      }
    },
  }
}

const COMPILE_MS = 120_000

async function compileApart(file: URL): Promise<CompiledLayouts> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(file)], {
    timeout: COMPILE_MS,
    maxBuffer: 1024 * 1024,
  })
  return JSON.parse(stdout) as CompiledLayouts
}

const ALL_BLOCKS = /<!-- block:[\s\S]*<!-- end:\w+ -->/

/** Takes the blocks out of the compiled page. */
function layoutOf(html: string): Layout {
  const blocks = new Map(
    Array.from(html.matchAll(/<!-- block:(\w+) -->([\s\S]*?)<!-- end:\1 -->/g), ([, name = '', block = '']) => [
      name,
      block,
    ]),
  )
  const withoutLink = html
    .replace(/<!-- block:name -->[\s\S]*?<!-- end:logo -->/, '<!-- head -->')
    .replace(/<!-- block:unsubscribe -->[\s\S]*?<!-- end:unsubscribe -->/, '<!-- unsubscribe -->')
  return {
    page: withoutLink.replace(ALL_BLOCKS, '<!-- blocks -->'),
    block(name) {
      const block = blocks.get(name)
      if (block === undefined) throw new Error(`layout.mjml has no block ${name}`)
      return block
    },
  }
}
