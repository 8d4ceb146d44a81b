import { expect, test } from 'vitest'
import { createApiKey } from './api-keys.ts'
import { NOW, prepareAccounts } from '../../tests/support/database-of-accounts.ts'

const at = prepareAccounts()

test('a person has at most twenty API keys, however many are requested at the same moment', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 25 }, () => createApiKey(at.db, at.member.id, { name: 'k' }, NOW)),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  const rows = await at.db.selectFrom('api_key').selectAll().execute()
  expect(rows).toHaveLength(20)
  const [first] = made
  const key = first?.status === 'fulfilled' ? first.value.key : ''
  expect(key).toMatch(/^slk_[\w-]{43}$/)
  expect(JSON.stringify(rows)).not.toContain(key)
})
