import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../errors.ts'
import { claimDemoFolder } from './demo-folder.ts'
import { historyUntil } from './history.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-demo-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('an empty folder becomes a demo’s, and stays one', () => {
  const site = { id: 1, history: historyUntil(Date.now(), 20), load: null }
  const demo = claimDemoFolder(folder)
  expect(demo.read()).toEqual({ generator: 1, site: null })
  demo.save({ generator: 1, site })
  expect(claimDemoFolder(folder).read()).toEqual({ generator: 1, site })
})

test('a folder with anything else is left alone', () => {
  writeFileSync(join(folder, 'sightline.db'), '')
  expect(() => claimDemoFolder(folder)).toThrow(StartError)
})

test('a first start that ended while it marked the folder is no hindrance', () => {
  writeFileSync(join(folder, 'demo.json.new'), '{"gen')
  expect(claimDemoFolder(folder).read().site).toBeNull()
})

test('the mark of another version is named as what it is', () => {
  writeFileSync(join(folder, 'demo.json'), '{"generator":2}')
  expect(() => claimDemoFolder(folder)).toThrow(/another version/)
})
