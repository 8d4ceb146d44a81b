import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { messages } from '../../locales/en-US/messages.po'
import { isolated } from './isolate.ts'

test('every text stays left to right, plurals too', () => {
  const shown = isolated(messages)
  expect(Object.keys(shown)).toEqual(Object.keys(messages))
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': shown } })
  for (const id of Object.keys(messages)) {
    expect(i18n._(id, { count: 2, current: 2, silence: 2, current_visitors: 2 })).toMatch(/^\u2066.*\u2069$/s)
  }
})
