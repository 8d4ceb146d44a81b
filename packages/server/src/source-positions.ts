import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** One failure seldom comes alone. */
const KEPT_MS = 60_000
const maps = new Map<string, SourceMap | undefined>()

const BUILT_POSITION = /(file:\/\/\/\S+?\.js):(\d+):(\d+)/g

/**
 * A stack trace with the lines of the sources in place of those of built files. Node does the same with `--enable-source-maps`, and
 * keeps all maps in memory for it, some 70 MB; here they are read once something has failed, and kept for a minute.
 */
export function withSourcePositions(stack: string): string {
  return stack.replaceAll(BUILT_POSITION, (built: string, url: string, line: string, column: string) => {
    if (!maps.has(url)) {
      maps.set(url, readMap(url))
      setTimeout(() => maps.delete(url), KEPT_MS).unref()
    }
    const origin = maps.get(url)?.findOrigin(Number(line), Number(column))
    return origin === undefined || !('fileName' in origin)
      ? built
      : `${new URL(origin.fileName, url).href}:${origin.lineNumber}:${origin.columnNumber}`
  })
}

/** The map beside a built file, if there is one that can be read. */
function readMap(url: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')))
  } catch {
    return undefined
  }
}
