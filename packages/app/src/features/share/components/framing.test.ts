import { expect, test } from 'vitest'
import { mayBeFramed } from './framing.ts'

const public_id = '3d1c0b9e-5b7e-4a53-9b0e-0a7d2f6c1e11'

test.each([
  ['a site that lets every page needs nothing in the address', false, '', true],
  ['one that limits them must be the one that the policy was made for', true, `?site=${public_id}`, true],
  ['without it the policy let every page', true, '', false],
  ['nor does the policy of another site do', true, '?site=00000000-0000-4000-8000-000000000000', false],
  ['nor does the same site twice', true, `?site=${public_id}&site=${public_id}`, false],
])('%s', (_rule, is_framing_limited, search, isAllowed) => {
  expect(mayBeFramed({ public_id, is_framing_limited }, search)).toBe(isAllowed)
})
