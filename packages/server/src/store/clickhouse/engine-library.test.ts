import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { StartError } from '../../errors.ts'
import { findLibrary, type Platform } from './engine-library.ts'

const noPackage = (): string => {
  throw new Error('Cannot find module')
}
const platform = (system: NodeJS.Platform, processor: string, isMusl = false): Platform => ({
  system,
  processor,
  hasMusl: () => isMusl,
})

test.each([
  [platform('linux', 'x64', true), 'There is no embedded ClickHouse for linux-x64 with musl. Set CLICKHOUSE_URL to'],
  [platform('win32', 'x64'), 'There is no embedded ClickHouse for win32-x64. Set CLICKHOUSE_URL to'],
  [platform('linux', 'riscv64'), 'There is no embedded ClickHouse for linux-riscv64. Set CLICKHOUSE_URL to'],
  [platform('darwin', 'arm64'), 'npm install --no-save @chdb/lib-darwin-arm64@'],
  [platform('linux', 'arm64'), 'npm install --no-save @chdb/lib-linux-arm64-gnu@'],
])('where no library is installed, one line says the way out', (on, line) => {
  expect(() => findLibrary(on, noPackage)).toThrow(StartError)
  expect(() => findLibrary(on, noPackage)).toThrow(line)
  expect(() => findLibrary(on, noPackage)).toThrow(/^[^\n]*CLICKHOUSE_URL[^\n]*$/)
})

test('the library of the platform is taken', () => {
  const file = findLibrary(platform('linux', 'arm64'), (name) => `/modules/${name}`)
  expect(file).toBe('/modules/@chdb/lib-linux-arm64-gnu/libchdb.so')
})

test('the command that is printed names the version that is locked', () => {
  const { optionalDependencies } = createRequire(import.meta.url)('../../../package.json') as {
    optionalDependencies: Record<string, string>
  }
  const [version = 'none'] = Object.values(optionalDependencies)
  expect(() => findLibrary(platform('darwin', 'x64'), noPackage)).toThrow(`@chdb/lib-darwin-x64@${version}`)
})
