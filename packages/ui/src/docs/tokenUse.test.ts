import { expect, test } from 'vitest'
import { tokenUseIn } from './tokenUse.ts'

test('the tokens of a component are those of all its files, each once', () => {
  const use = tokenUseIn({
    '../components/data/Tag/Tag.tsx': "color: ${token['text-primary']}; ${typography.micro} background: ${token.bar};",
    '../components/layout/Card/Card.tsx': "padding: ${token['space-6']};",
    '../components/layout/Card/Card.styles.ts': "padding: ${token['space-6']}; border-radius: ${token['radius-lg']};",
  })
  expect(use).toEqual([
    { component: 'Card', tokens: ['radius-lg', 'space-6'], types: [] },
    { component: 'Tag', tokens: ['bar', 'text-primary'], types: ['micro'] },
  ])
})
