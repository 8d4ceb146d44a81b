import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

interface Chunk {
  file: string
  imports?: string[]
}

const built = path.join(import.meta.dirname, '../dist')
const chunks = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** The files of modules, and of everything that they need before they run. */
function filesOf(...names: string[]): Set<string> {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = chunks[name]
    if (chunk === undefined) throw new Error(`${name} has no file of its own`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  names.forEach(add)
  return files
}

/** Bytes, compressed. */
const sizeOf = (files: Set<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(built, file))).length, 0)

const everywhere = ['index.html', 'src/app/main.tsx', 'src/locales/en-US/messages.po']
const dashboardTexts = 'src/locales/en-US/dashboard.po'

test('the login page stays small, and has nothing of the pages behind it', () => {
  const files = filesOf(...everywhere, 'src/features/auth/pages/LoginPage.tsx')
  expect(sizeOf(files)).toBeLessThan(200_500)
  expect([...files].filter((file) => /controls|board|Shell|chart/i.test(file))).toEqual([])
})

test('a dashboard comes in few files, and its calendars, charts, dialogs and forms apart', () => {
  const files = filesOf(
    ...everywhere,
    'src/app/shell/Shell.tsx',
    'src/features/dashboard/pages/DashboardPage.tsx',
    dashboardTexts,
  )
  expect(files.size).toBeLessThan(14)
  expect(sizeOf(files)).toBeLessThan(245_500)
  expect([...files].filter((file) => /chart|dialogs|forms/i.test(file))).toEqual([])
})

test('no macro of a text is left: a page with one throws as soon as it is loaded', () => {
  const scripts = Object.values(chunks).filter(({ file }) => file.endsWith('.js'))
  const left = scripts.filter(({ file }) => readFileSync(path.join(built, file), 'utf8').includes('@lingui/core/macro'))
  expect(left.map(({ file }) => file)).toEqual([])
})
