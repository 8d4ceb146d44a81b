import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/paths.mjs'
import { plugins } from '../../../vite.shared.ts'

interface Bundle {
  /** The modules of which something is left, by their paths. */
  modules: string[]
  /** Bytes, compressed. React and styled-components are the page’s own and are not in it. */
  size: number
}

/** A file that is not there: what is in it comes from the test. */
const entry = path.join(root, 'packages/ui/page.ts')
const ofThePage = /^(react|react-dom|styled-components|@lingui\/(core|react))($|\/)/

async function bundled(code: string): Promise<Bundle> {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  }
  const result = await build({
    root: path.join(root, 'packages/ui'),
    configFile: false,
    logLevel: 'silent',
    plugins: [page, ...plugins()],
    build: { write: false, lib: { entry, formats: ['es'] }, rolldownOptions: { external: ofThePage } },
  })
  const chunks = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const codes = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []))
  const modules = codes
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
  return {
    modules: modules.map(([id]) => id.replaceAll('\\', '/')),
    size: gzipSync(codes.map((chunk) => chunk.code).join('')).length,
  }
}

const heavy =
  /chart|topojson|world-atlas|@tanstack|DataTable|Calendar|DatePicker|DateRange|ComboBox|@internationalized\/date/i

test('a page with one button carries the button, and no chart, table or picker', async () => {
  const { modules, size } = await bundled(`export { Button } from '@sightline/ui'`)
  expect(modules.some((id) => id.endsWith('/Button/Button.tsx'))).toBe(true)
  expect(modules.filter((id) => heavy.test(id))).toEqual([])
  expect(size).toBeLessThan(24_000)
})

test('the entry of the kit has no chart in it', async () => {
  const { modules } = await bundled(`export * from '@sightline/ui'`)
  expect(modules.some((id) => id.includes('/DataTable/'))).toBe(true)
  expect(modules.filter((id) => /chart\.js|chartjs|topojson|world-atlas/.test(id))).toEqual([])
})

test('the check sees what it is about', async () => {
  const { modules } = await bundled(`export * from '@sightline/ui/charts'; export { DataTable } from '@sightline/ui'`)
  expect(modules.filter((id) => heavy.test(id)).length).toBeGreaterThan(20)
})
