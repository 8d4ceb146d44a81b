import { expect, test } from 'vitest'
import { token } from '../theme/theme.ts'
import { dark } from '../theme/tokens.ts'
import { tokensAsCss, tokensAsJson } from './tokenFiles.ts'

const names = Object.keys(token.raw)

test('the JSON to download has every token of both themes', () => {
  const { light, dark: ofDark, shared } = JSON.parse(tokensAsJson()) as Record<string, Record<string, unknown>>
  expect(Object.keys({ ...light, ...shared }).toSorted()).toEqual(names.toSorted())
  expect(ofDark).toEqual(dark)
})

test('the CSS to download declares every variable of the kit', () => {
  const [ofLight = '', ofDark = ''] = tokensAsCss().split('}\n')
  const declared = [...ofLight.matchAll(/^ {2}--sl-([\w-]+): .+;$/gm)].map(([, name = '']) => name)
  expect(declared.toSorted()).toEqual(names.toSorted())
  expect(ofDark).toContain(`--sl-bg-canvas: ${dark['bg-canvas']};`)
})
