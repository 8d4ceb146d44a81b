import { expect, expectTypeOf, test } from 'vitest'
import type { CallInput, CallOutput } from './calls.ts'
import type { ApiClient } from './apiClient.ts'
import { endpoints } from '../contract/endpoints/index.ts'
import type { AppUser, Website } from './outputTypes.ts'

// The types of the calls below are checked by the compiler, and compared with the contract's plain data.
test('a call that takes a file takes a form, too, and no other does; input may be left out where nothing is needed; rows have names', () => {
  expect(endpoints.appUser.importNew).toMatchObject({ encoding: 'multipart' })
  expectTypeOf<FormData>().toExtend<CallInput<'appUser', 'importNew'>>()
  expectTypeOf<{ file: File }>().toExtend<CallInput<'appUser', 'importNew'>>()
  expect(endpoints.website.addWebsite).not.toHaveProperty('encoding')
  expectTypeOf<FormData>().not.toExtend<CallInput<'website', 'addWebsite'>>()

  expectTypeOf<ApiClient['appUser']['fetchAppUserList']>().toBeCallableWith()
  expectTypeOf<Parameters<ApiClient['website']['addWebsite']>[0]>().toEqualTypeOf<CallInput<'website', 'addWebsite'>>()

  expectTypeOf<CallOutput<'website', 'addWebsite'>>().toEqualTypeOf<Website>()
  expectTypeOf<CallOutput<'appUser', 'fetchAppUserList'>['list']>().toEqualTypeOf<AppUser[]>()
})
