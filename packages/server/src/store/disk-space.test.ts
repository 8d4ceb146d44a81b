import { expect, test } from 'vitest'
import { isDiskFull } from './disk-space.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })
const ofClickHouse = (type: string, message = 'Cannot do it') => Object.assign(new Error(message), { type })

test.each([
  withCode('ENOSPC'),
  withCode('EDQUOT'),
  withCode('EFBIG'),
  withCode('SQLITE_FULL'),
  withCode('SQLITE_IOERR_SHMSIZE'),
  withCode('53100'),
  ofClickHouse('NOT_ENOUGH_SPACE'),
  ofClickHouse('CANNOT_WRITE_TO_FILE_DESCRIPTOR', 'Cannot write: errno: 28, strerror: No space left on device'),
])('%o says that a disk is full', (error) => expect(isDiskFull(error)).toBe(true))

test.each([
  new Error('No space left on device'),
  withCode('SQLITE_CORRUPT'),
  withCode('SQLITE_IOERR_READ'),
  withCode('EACCES'),
  ofClickHouse('TIMEOUT_EXCEEDED'),
  'ENOSPC',
  undefined,
])('%o does not', (error) => expect(isDiskFull(error)).toBe(false))
