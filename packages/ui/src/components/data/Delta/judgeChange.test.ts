import { expect, test } from 'vitest'
import { judgeChange } from './judgeChange.ts'

test('more visitors are good, a higher bounce rate is not', () => {
  expect(judgeChange(9.1, 'up')).toEqual({ direction: 'up', judgement: 'good' })
  expect(judgeChange(-9.1, 'up')).toEqual({ direction: 'down', judgement: 'bad' })
  expect(judgeChange(3.2, 'down')).toEqual({ direction: 'up', judgement: 'bad' })
  expect(judgeChange(-3.2, 'down')).toEqual({ direction: 'down', judgement: 'good' })
})

test.each([0, 0.049, -0.049])('%d percent is no change', (percent) => {
  expect(judgeChange(percent, 'up')).toEqual({ direction: 'none', judgement: 'neutral' })
})
