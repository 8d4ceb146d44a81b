import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { loadPage, withTexts } from '../lazy-code/loadPage.ts'
import { messages as arabic } from '../../locales/ar/dashboard.po'
import { messages as chinese } from '../../locales/zh-CN/dashboard.po'
import { activateTexts } from './loadTexts.ts'
import { loadCatalogues, catalogueNames, loadAppTexts } from './catalogues.ts'

const page = withTexts(() => Promise.resolve({ page: 1 }), 'dashboard')
const [id = ''] = Object.keys(chinese).filter((one) => chinese[one]?.length === 1)

test('the texts of a part come with its code, and with each language that is chosen after it', async () => {
  await activateTexts('zh-CN')
  await expect(loadPage(page)).resolves.toEqual({ page: 1 })
  expect([i18n._(id)]).toEqual(chinese[id])
  await activateTexts('ar')
  expect([i18n._(id)]).toEqual(arabic[id])
})

test('where the language has changed while they came, they are those of the new one', async () => {
  await activateTexts('ar')
  const coming = loadPage(page)
  await activateTexts('zh-CN')
  await coming
  expect([i18n._(id)]).toEqual(chinese[id])
})

test('texts that are kept left to right are so too where they come later', async () => {
  await activateTexts('he')
  await loadPage(page)
  const [written] = (await loadAppTexts('en-US'))[id] ?? []
  expect(i18n._(id)).toBe(`\u2066${String(written)}\u2069`)
})

test.each(['en-US', 'zh-CN', 'ar'] as const)('no text in %s is the head of its catalogue', async (language) => {
  await activateTexts(language)
  await loadCatalogues(catalogueNames)
  const texts = Object.values(await loadAppTexts(language)).map((text) => JSON.stringify(text))
  expect(texts.filter((text) => text.includes('Content-Type: text/plain'))).toEqual([])
})
