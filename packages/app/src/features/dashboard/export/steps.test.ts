import { ApiError } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { newExport, runSteps, type ExportStep } from './steps.ts'

const never = new AbortController().signal
const refused = (message: string) => new ApiError({ code: 400, message, data: null })

const step = (id: string, run: ExportStep['run'] = async (files) => void files.set(`${id}.csv`, id)): ExportStep => ({
  id,
  label: id,
  run,
})

test('a failed step is named, and a second try goes on from there', async () => {
  const state = newExport()
  const runs: string[] = []
  let isDown = true
  const failing = step('b', async (files) => {
    if (isDown) throw refused('figures_unavailable')
    files.set('b.csv', 'b')
  })
  const steps = [step('a'), failing, step('c')]
  const run = () => runSteps(steps, state, never, ({ id }) => runs.push(id))
  expect(await run()).toMatchObject({ step: { id: 'b' }, error: { message: 'figures_unavailable' } })
  expect([...state.files.keys()]).toEqual(['a.csv'])
  isDown = false
  expect(await run()).toBeUndefined()
  expect([...state.files.keys()]).toEqual(['a.csv', 'b.csv', 'c.csv'])
  expect(runs).toEqual(['a', 'b', 'b', 'c'])
})

test('a step of many questions tells how far it is', async () => {
  const told: unknown[] = []
  const long = step('b', async (_, __, onPart) => onPart({ done: 3, count: 340 }))
  await runSteps([step('a'), long], newExport(), never, ({ id }, done, part) => told.push([id, done, part]))
  expect(told).toEqual([
    ['a', 0, undefined],
    ['b', 1, undefined],
    ['b', 1, { done: 3, count: 340 }],
  ])
})

test('a step that the source does not support is left out and reported', async () => {
  const state = newExport()
  const unknown = step('b', () => Promise.reject(refused('figure_unavailable')))
  expect(await runSteps([step('a'), unknown], state, never, () => {})).toBeUndefined()
  expect(state.lacking).toEqual([unknown])
  expect(state.done).toEqual(new Set(['a', 'b']))
})

test('an export that was taken back asks for nothing more, and has not failed', async () => {
  const abort = new AbortController()
  const state = newExport()
  const stopping = step('a', () => {
    abort.abort()
    return Promise.reject(new Error('taken back'))
  })
  expect(await runSteps([stopping, step('b')], state, abort.signal, () => {})).toBeUndefined()
  expect(state.done.size).toBe(0)
  expect(state.files.size).toBe(0)
})
