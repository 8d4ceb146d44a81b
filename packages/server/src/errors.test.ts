import { expect, test } from 'vitest'
import { ClickHouseUnavailableError, isPassing, NotYetError, StartError } from './errors.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each<[string, unknown]>([
  ['a refused connection', new StartError('ClickHouse cannot be used', { cause: withCode('ECONNREFUSED') })],
  ['one of several addresses', new AggregateError([withCode('ENETUNREACH'), withCode('ECONNREFUSED')])],
  ['a database that starts', withCode('57P03')],
  ['an engine that is not there', new ClickHouseUnavailableError('x')],
  ['a proxy with a page', new Error('<h1>503 Service Temporarily Unavailable</h1>')],
  [
    'a proxy with a word',
    new StartError('ClickHouse cannot be used: Bad Gateway', { cause: new Error('Bad Gateway') }),
  ],
  ['a proxy without any', new StartError('ClickHouse cannot be used: ', { cause: new Error('') })],
  ['a lock', new NotYetError('x')],
])('%s passes by itself', (_, error) => {
  expect(isPassing(error)).toBe(true)
})

test.each<[string, unknown]>([
  ['a wrong setting', new StartError('PORT must be a number')],
  ['a wrong password', new StartError('x', { cause: withCode('28P01') })],
  ['a port in use', withCode('EADDRINUSE')],
  ['no error', 'ECONNREFUSED'],
])('%s does not', (_, error) => {
  expect(isPassing(error)).toBe(false)
})
