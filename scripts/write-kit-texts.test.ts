import { expect, test } from 'vitest'
import { kitTexts, templateTexts, textsOf } from './write-kit-texts.mjs'

const header = 'msgid ""\nmsgstr ""\n"Language: en-US\\n"\n'

test('the template has every text of the catalogue', async () => {
  expect(kitTexts().length).toBeGreaterThan(300)
  expect(await templateTexts()).toEqual(kitTexts())
})

test('texts are read with their quotation marks, and the header is none', () => {
  expect(textsOf(`${header}\n#: A.tsx\nmsgid "Say \\"Hello\\""\nmsgstr ""\n\nmsgid "Close"\nmsgstr "Close"\n`)).toEqual(
    ['Say "Hello"', 'Close'],
  )
})

test('a wrapped text is refused, not left out', () => {
  expect(() => textsOf(`${header}\nmsgid ""\n"A long text that goes on "\n"here"\nmsgstr ""\n`)).toThrow('wrapped')
})
