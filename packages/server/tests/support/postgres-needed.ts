import { beforeEach, inject } from 'vitest'

beforeEach((test) => {
  if (inject('postgresUrl') === undefined) test.skip('PostgreSQL is not installed, and TEST_DATABASE_URL is not set')
})
