import { i18n } from '@lingui/core'
import { createApiClient, memoryStorage, messages } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { messages as arabic } from '../../locales/ar/messages.po'
import { messages as english } from '../../locales/en-US/messages.po'
import { messages as chinese } from '../../locales/zh-CN/messages.po'
import { messageTextFor, messageTexts } from './messageTexts.ts'

test('the English texts are those of the contract', () => {
  i18n.loadAndActivate({ locale: 'en-US', messages: english })
  expect(Object.fromEntries(Object.entries(messageTexts).map(([key, text]) => [key, i18n._(text)]))).toEqual(messages)
})

test.each([
  { locale: 'zh-CN', texts: chinese, script: /\p{Script=Han}/u },
  { locale: 'ar', texts: arabic, script: /\p{Script=Arabic}/u },
])('each has a text in $locale', ({ locale, texts, script }) => {
  i18n.loadAndActivate({ locale, messages: texts })
  for (const text of Object.values(messageTexts)) expect(i18n._(text)).toMatch(script)
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
