import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inEveryMode, modes } from '../.storybook/modes.ts'
import { root } from './paths.mjs'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('Chromatic takes its modes from the matrix of the local runner', () => {
  expect(Object.keys(inEveryMode.chromatic.modes)).toEqual(['light', ...Object.keys(modes)])
  for (const [name, mode] of Object.entries(modes)) expect(inEveryMode.chromatic.modes[name]).toMatchObject(mode)
})

test('a change that nobody has reviewed fails a pull request, and only main accepts by itself', () => {
  const calls = [read('.github/workflows/chromatic.yml'), read('package.json'), read('chromatic.config.json')].join(
    '\n',
  )
  expect(calls).not.toMatch(/exit-?zero|exitZero|allow-?console-?errors/i)
  expect(read('.github/workflows/chromatic.yml')).toMatch(/^ {2}pull_request:$/m)
  expect([...calls.matchAll(/auto-accept-changes (\S+)/g)].map(([, branch]) => branch)).toEqual(['main'])
})

test('only what has changed is taken, which needs the statistics of the build', () => {
  expect(JSON.parse(read('chromatic.config.json'))).toMatchObject({
    onlyChanged: true,
    storybookBuildDir: 'storybook-static',
  })
  expect(read('scripts/tasks.mjs')).toContain('--stats-json')
})

test('a missing token is said in one line', () => {
  expect(read('.github/workflows/chromatic.yml')).toMatch(
    /echo "::warning title=Chromatic::[^"\n]+CHROMATIC_PROJECT_TOKEN/,
  )
})
