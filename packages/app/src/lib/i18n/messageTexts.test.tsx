import { i18n } from '@lingui/core'
import { createApiClient, memoryStorage, messages, messageText, type MessageKey } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { messages as arabic } from '../../locales/ar/messages.po'
import { messages as english } from '../../locales/en-US/messages.po'
import { messages as chinese } from '../../locales/zh-CN/messages.po'
import { messageTextFor } from './messageTexts.ts'

const keys = Object.keys(messages) as MessageKey[]

test('the English texts are those of the contract', () => {
  i18n.loadAndActivate({ locale: 'en-US', messages: english })
  expect(keys.map((key) => i18n._(messageTextFor(key)))).toEqual(keys.map(messageText))
  expect(i18n._(messageTextFor('password_too_short'))).toBe('Please use at least 10 characters')
})

test.each([
  { locale: 'zh-CN', texts: chinese, script: /\p{Script=Han}/u },
  { locale: 'ar', texts: arabic, script: /\p{Script=Arabic}/u },
])('each has a text in $locale', ({ locale, texts, script }) => {
  i18n.loadAndActivate({ locale, messages: texts })
  for (const key of keys) expect(i18n._(messageTextFor(key))).toMatch(script)
})

test.each([
  ['a page of a gateway', '/index.html', 'Loading failed, please refresh and try again'],
  ['a path that nobody serves', '/nothing-here.json', 'Loading failed, please refresh and try again'],
  ['nobody', 'http://127.0.0.1:9', 'The service does not answer. Please check your connection.'],
])('where %s answers in place of the service', async (_name, baseURL, text) => {
  i18n.loadAndActivate({ locale: 'en-US', messages: english })
  const { code, message } = await createApiClient({ baseURL, storage: memoryStorage() }).instance.info()
  expect(code).toBe(-1)
  expect(i18n._(messageTextFor(message))).toBe(text)
})
