import { expect, test } from 'vitest'
import { describeUnwritable, expectWritable } from './writable-folder.ts'

const of = { folder: '/mnt/backups', there: '/mnt/backups', user: 995 }

test('a folder of somebody else, one that is read-only here and one that is missing are told apart', () => {
  expect(describeUnwritable({ ...of, code: 'EACCES' })).toMatch(/^\/mnt\/backups cannot be written .*EACCES, user 995/)
  expect(describeUnwritable({ ...of, code: 'EROFS' })).toMatch(/^\/mnt\/backups is read-only .*ReadWritePaths=/)
  expect(describeUnwritable({ ...of, there: '/mnt', code: 'EACCES' })).toMatch(
    /^\/mnt\/backups does not exist or cannot be seen, and \/mnt cannot be written/,
  )
})

test('a folder that can be made is none of these', async () => {
  await expect(expectWritable(`${import.meta.dirname}/not-there/yet`)).resolves.toBeUndefined()
})
