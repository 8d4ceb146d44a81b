import { memoryStorage } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { forgetAttribution, keepAttribution, readAttribution } from './attribution.ts'

test('the attribution in the address is kept until somebody registers, and a later one replaces it', () => {
  const storage = memoryStorage()
  keepAttribution(
    {
      search: '?utm_source=news&utm_medium=mail&utm_campaign=may&utm_term=a+b&utm_content=top&other=1',
      hash: '#/login?view=register&invite_code=ABC',
    },
    storage,
  )
  const campaign = { utm_campaign: 'may', utm_term: 'a b', utm_content: 'top' }
  expect(readAttribution(storage)).toEqual({
    utm_source: 'news',
    utm_medium: 'mail',
    ...campaign,
    invite_code: 'ABC',
  })
  keepAttribution({ search: '', hash: '#/sites' }, storage)
  keepAttribution({ search: '?utm_source=blog&union_code=u1&ref_code=r1', hash: '' }, storage)
  expect(readAttribution(storage)).toEqual({
    utm_source: 'blog',
    utm_medium: 'mail',
    ...campaign,
    union_code: 'u1',
    ref_code: 'r1',
    invite_code: 'ABC',
  })
  forgetAttribution(storage)
  expect(readAttribution(storage)).toEqual({})
})

test('empty values and those that are too long are left out, and nothing is kept of a visit without any', () => {
  const storage = memoryStorage()
  keepAttribution({ search: `?utm_source=&union_code=${'x'.repeat(41)}`, hash: '#/sites?open=1' }, storage)
  expect(storage.getItem('attribution')).toBeNull()
})

test('the stored attribution may be damaged, and the storage blocked', () => {
  const storage = memoryStorage()
  for (const kept of ['{', 'null', '[1]', '{"ref_code":5}']) {
    storage.setItem('attribution', kept)
    expect(readAttribution(storage)).toEqual({})
  }
  const closed = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  const refusing = { getItem: closed, setItem: closed, removeItem: closed }
  keepAttribution({ search: '?ref_code=a', hash: '' }, refusing)
  forgetAttribution(refusing)
  expect(readAttribution(refusing)).toEqual({})
})
