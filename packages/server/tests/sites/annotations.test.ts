import { expect, test } from 'vitest'
import { openSharedSite } from '../support/sites/shared-site.ts'

const { owner, viewer, site_id } = await openSharedSite()

const wrong = (fields: object) => ({ code: 400, message: 'invalid_input', data: { fields } })

test('annotations are added to days, and listed for a range of days; they are changed and deleted', async () => {
  const add = async (day: string, text: string) => {
    const added = await owner.annotation.addAnnotation({ site_id, day, text })
    if (added.code !== 200) throw new Error(added.message)
    return added.data
  }
  const late = await add('2026-03-01', 'Late')
  await add('2026-01-31', 'Early')
  const texts = async (span: object = {}) => {
    const listed = await viewer.annotation.fetchAnnotations({ site_id, ...span })
    return listed.code === 200 && listed.data.list.map(({ text }) => text)
  }
  expect(await texts()).toEqual(['Early', 'Late'])
  expect(await texts({ from: '2026-02-01' })).toEqual(['Late'])
  expect(await texts({ from: '2026-01-31', to: '2026-01-31' })).toEqual(['Early'])
  const change = { site_id, id: late.id, version: 1, text: 'Changed\nin two lines' }
  expect(await owner.annotation.updateAnnotation(change)).toMatchObject({
    data: { day: '2026-03-01', text: 'Changed\nin two lines', version: 2 },
  })
  expect(await owner.annotation.updateAnnotation(change)).toMatchObject({ message: 'row_changed' })
  expect(await owner.annotation.addAnnotation({ site_id, day: '2026-02-30', text: 'None' })).toMatchObject(
    wrong({ day: 'field_invalid' }),
  )
  expect(await owner.annotation.deleteAnnotation({ site_id, id: late.id })).toMatchObject({ code: 200 })
  expect(await texts()).toEqual(['Early'])
})
