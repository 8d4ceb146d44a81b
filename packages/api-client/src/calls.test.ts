import { expectTypeOf, test } from 'vitest'
import type { CallInput, CallOutput } from './calls.ts'
import type { ApiClient } from './client.ts'
import type { AppUser, Website } from './types.ts'

test('a call that takes a file takes a form, too, and no other does', () => {
  expectTypeOf<FormData>().toExtend<CallInput<'appUser', 'importNew'>>()
  expectTypeOf<{ file: File }>().toExtend<CallInput<'appUser', 'importNew'>>()
  expectTypeOf<FormData>().not.toExtend<CallInput<'website', 'addWebsite'>>()
})

test('input may be left out where nothing in it is needed', () => {
  expectTypeOf<ApiClient['appUser']['fetchAppUserList']>().toBeCallableWith()
  expectTypeOf<Parameters<ApiClient['website']['addWebsite']>[0]>().toEqualTypeOf<CallInput<'website', 'addWebsite'>>()
})

test('rows have names', () => {
  expectTypeOf<CallOutput<'website', 'addWebsite'>>().toEqualTypeOf<Website>()
  expectTypeOf<CallOutput<'appUser', 'fetchAppUserList'>['list']>().toEqualTypeOf<AppUser[]>()
})
