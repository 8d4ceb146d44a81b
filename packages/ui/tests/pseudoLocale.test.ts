import { expect, test } from 'vitest'
import { pseudoMessages } from '../../../.storybook/pseudoLocale.ts'

test('texts become longer by about two fifths and get marks, and keep what is filled in', () => {
  const { save, tagged, named, counted, sign } = pseudoMessages({
    save: 'Save changes',
    tagged: 'Read the <0>terms</0>',
    named: ['Delete ', ['name'], '?'],
    counted: [['count', 'plural', { offset: 1, one: ['#', ' row'], other: ['#', ' rows'] }]],
    sign: '–',
  })
  expect(save).toBe('Šåvé çĥåñĝéš·~·~·~')
  expect(tagged).toMatch(/^Ŕéåð ţĥé <0>ţéŕmš<\/0>(·~)+$/)
  expect(named).toEqual([expect.stringMatching(/^Ðéļéţé (·~)+$/), ['name'], '?'])
  const [one, other] = [' ŕöw·~', ' ŕöwš·~']
  expect(counted).toEqual([['count', 'plural', { offset: 1, one: ['#', one], other: ['#', other] }]])
  expect(sign).toBe('–')
})
