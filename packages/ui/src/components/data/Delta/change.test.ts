import { expect, test } from 'vitest'
import { judge } from './change.ts'

test('more visitors are good, a higher bounce rate is not', () => {
  expect(judge(9.1, 'up')).toEqual({ direction: 'up', judgement: 'good' })
  expect(judge(-9.1, 'up')).toEqual({ direction: 'down', judgement: 'bad' })
  expect(judge(3.2, 'down')).toEqual({ direction: 'up', judgement: 'bad' })
  expect(judge(-3.2, 'down')).toEqual({ direction: 'down', judgement: 'good' })
})

test.each([0, 0.049, -0.049])('%d percent is no change', (percent) => {
  expect(judge(percent, 'up')).toEqual({ direction: 'none', judgement: 'neutral' })
})
