import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressed = /\.(js|css|svg|json)$/
/** Below that the headers of an answer are more than what is saved. */
const leastBytes = 400

/** Puts `.br` and `.gz` beside each file that shrinks, so that the server compresses nothing while somebody waits. */
export const precompressed = (): Plugin => ({
  name: 'sightline:precompressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => compressed.test(file))
    await Promise.all(files.map((file) => compress(path.join(dir, file))))
  },
})

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < leastBytes) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}
