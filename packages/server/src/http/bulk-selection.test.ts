import { expect, test } from 'vitest'
import { idsOfSelection } from './bulk-selection.ts'

const rowSource = (rows: number) => ({
  count: async () => rows,
  idsOf: async (_: unknown, limit: number) => Array.from({ length: Math.min(rows, limit) }, (_row, index) => index + 1),
})
const apiError = (key: string, data: unknown = null) => expect.objectContaining({ key, data })

test('takes ids as they are', async () => {
  expect(await idsOfSelection({ ids: ['3', '1'] }, rowSource(0))).toEqual([3, 1])
})

test('takes the rows that filters find when they are as many as was seen', async () => {
  expect(await idsOfSelection({ filters: {}, total: 2 }, rowSource(2))).toEqual([1, 2])
  await expect(idsOfSelection({ filters: {}, total: 3 }, rowSource(2))).rejects.toEqual(
    apiError('total_changed', { total: 2 }),
  )
})

test('refuses both, neither, and filters without a total', async () => {
  const ids = apiError('invalid_input', { fields: { ids: 'field_invalid' } })
  await expect(idsOfSelection({}, rowSource(1))).rejects.toEqual(ids)
  await expect(idsOfSelection({ ids: ['1'], filters: {}, total: 1 }, rowSource(1))).rejects.toEqual(ids)
  await expect(idsOfSelection({ filters: {} }, rowSource(1))).rejects.toEqual(
    apiError('invalid_input', { fields: { total: 'field_required' } }),
  )
})

test('takes at most a million rows', async () => {
  expect(await idsOfSelection({ filters: {}, total: 1001 }, rowSource(1001))).toHaveLength(1001)
  await expect(idsOfSelection({ filters: {}, total: 1_000_001 }, rowSource(1_000_001))).rejects.toEqual(
    apiError('too_many_rows'),
  )
  await expect(idsOfSelection({ filters: {}, total: 1000 }, rowSource(1005))).rejects.toEqual(
    apiError('total_changed', { total: 1005 }),
  )
})

test('takes no row that came after the others were counted', async () => {
  await expect(idsOfSelection({ filters: {}, total: 2 }, rowSource(3))).rejects.toEqual(
    apiError('total_changed', { total: 3 }),
  )
})
