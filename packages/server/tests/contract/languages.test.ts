import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { isLong } from '../support/test-size.ts'
import { removeFolder, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await removeFolder(product.dataDir)
})

interface Opening {
  languages: readonly string[]
  storage?: Record<string, string>
  path?: string
}

/** Opens the page, and tells each look of the document from its first paint until the page can be read. */
async function looksOf({ languages, storage = {}, path = '/' }: Opening) {
  const { context, page, pageErrors } = await newVisitor(browser, { storage })
  await context.addInitScript((tags: readonly string[]) => {
    Object.defineProperty(navigator, 'languages', { get: () => tags })
    const looks = new Set<string>()
    Object.assign(window, { looks })
    // Nothing is painted before there is a body.
    new MutationObserver(() => {
      const { lang, dir, dataset } = document.documentElement
      if (document.body !== null) looks.add(`${lang} ${dir} ${dataset['theme']}`)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, languages)
  await page.goto(product.address + path)
  const heading = page.getByRole('heading').first()
  await heading.waitFor()
  const looks = await page.evaluate(() => [...(window as unknown as { looks: Set<string> }).looks])
  const text = (await heading.textContent()) ?? ''
  const lang = await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
  expect(pageErrors).toEqual([])
  await context.close()
  return { looks, text, lang }
}

const arabic = /\p{Script=Arabic}/u
const chinese = /\p{Script=Han}/u
const english = /^[A-Za-z ]+$/
/** In a page that runs the other way. */
const isolatedEnglish = /^\u2066[A-Za-z ]+\u2069$/

type Case = [languages: string[], look: string, lang: string, text: RegExp]

const usual: Case[] = [
  [['ar-EG', 'en-US'], 'ar rtl', 'ar', arabic],
  [['fa-IR'], 'fa rtl', 'en-US', isolatedEnglish],
  [['zh-Hant-HK'], 'zh-HK ltr', 'zh-CN', chinese],
  [['sv-SE'], 'en-US ltr', 'en-US', english],
]
/** locale.test.ts has each of these without a browser. */
const more: Case[] = [
  [['iw', 'en'], 'he rtl', 'en-US', isolatedEnglish],
  [['ckb-IQ'], 'ku rtl', 'en-US', isolatedEnglish],
  [['fr-FR', 'fr'], 'fr ltr', 'en-US', english],
  [['nb-NO', 'no', 'pt-PT'], 'pt-BR ltr', 'en-US', english],
]

test.each(isLong ? [...usual, ...more] : usual)(
  'a browser in %j opens as %s, from the first paint on, with texts in %s',
  async (languages, look, lang, text) => {
    const found = await looksOf({ languages })
    expect(found.looks).toEqual([`${look} light`])
    expect(found.text).toMatch(text)
    expect(found.lang).toBe(lang)
  },
)

test('a chosen language comes first; in a frame, the one in its address', async () => {
  const chosen = { languages: ['ar'], storage: { locale: 'de', theme: 'dark' } }
  expect((await looksOf(chosen)).looks).toEqual(['de ltr dark'])
  const share = '/embed#/share/none'
  expect((await looksOf({ ...chosen, path: `${share}?locale=fa-IR&theme=dark` })).looks).toEqual(['fa rtl dark'])
  expect((await looksOf({ ...chosen, path: `${share}?locale=%zz&theme=x` })).looks).toEqual(['ar rtl light'])
})
