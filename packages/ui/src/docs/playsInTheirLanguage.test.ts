import { expect, test } from 'vitest'
import { playsInTheirLanguage } from '../../../../.storybook/playsInTheirLanguage.ts'

interface Annotations {
  play?: (context: object) => void
}

/** Storybook’s own, as far as this needs it. */
const storyOf = (input: Annotations) => ({ input, extend: (own: Annotations) => storyOf({ ...input, ...own }) })

test('a play runs in the language of its story, and not where somebody looks at it in another one', () => {
  const preview = { meta: () => ({ story: storyOf }) }
  playsInTheirLanguage(preview)
  const played: string[] = []
  const english = preview.meta().story({ play: () => void played.push('english') })
  const arabic = english.extend({ play: () => void played.push('arabic') })
  const inArabic = { globals: { locale: 'ar' }, storyGlobals: {} }
  english.input.play?.(inArabic)
  arabic.input.play?.(inArabic)
  expect(played).toEqual([])
  english.input.play?.({ globals: { locale: 'en-US' }, storyGlobals: {} })
  arabic.input.play?.({ globals: { locale: 'ar' }, storyGlobals: { locale: 'ar' } })
  expect(played).toEqual(['english', 'arabic'])
})
