import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { benchEnvironment } from './tasks.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sightline-browser-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function installedAt(name: string, exitCode: number): string {
  const file = path.join(folder, name)
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(file, 0o755)
  return file
}

test.runIf(process.platform === 'linux')('a bench gets the browser that is found where none is named', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined)
  vi.stubEnv('PATH', folder)
  installedAt('chromium', 1)
  const running = installedAt('google-chrome', 0)
  expect(benchEnvironment()).toEqual({ NODE_ENV: 'production', CHROMIUM_PATH: running })
})

test('the browser that is named stays', () => {
  vi.stubEnv('CHROMIUM_PATH', '/somewhere/chromium')
  expect(benchEnvironment()).toEqual({ NODE_ENV: 'production' })
})
