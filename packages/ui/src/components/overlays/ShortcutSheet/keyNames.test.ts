import { expect, test } from 'vitest'
import { isAppleDevice, signOf } from './keyNames.ts'

test('keys are named as they are printed', () => {
  expect(['Mod', 'Shift', 'k', '?', 'Escape', 'Enter'].map((key) => signOf(key, false))).toEqual([
    'Ctrl',
    'Shift',
    'K',
    '?',
    'Esc',
    '↵',
  ])
  expect(['Mod', 'Shift'].map((key) => signOf(key, true))).toEqual(['⌘', '⇧'])
})

test('devices with a Command key are known by their platform', () => {
  expect(['MacIntel', 'iPhone', 'iPad'].map((platform) => isAppleDevice(platform))).toEqual([true, true, true])
  expect(['Linux x86_64', 'Win32', ''].map((platform) => isAppleDevice(platform))).toEqual([false, false, false])
})
