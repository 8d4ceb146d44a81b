import { expect, test } from 'vitest'
import { createLog, httpLogStream } from './log.ts'

function said(format: 'text' | 'json') {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  return { lines, log: createLog(format, { out: print, error: print }, () => new Date(0)) }
}

test('a program reads lines of JSON with time, level and message', () => {
  const { lines, log } = said('json')
  log.warn('Two\nlines', { part: 'disk' })
  expect(lines).toEqual(['{"time":"1970-01-01T00:00:00.000Z","level":"warn","msg":"Two\\nlines","part":"disk"}'])
})

test('a person reads the message', () => {
  const { lines, log } = said('text')
  log.info('Sightline is ready')
  log.error('A call failed', { route: '/v1/x' })
  expect(lines).toEqual(['Sightline is ready', 'A call failed (route=/v1/x)'])
})

test('an entry of the HTTP server has the same form, with the id of its request', () => {
  const { lines, log } = said('json')
  httpLogStream(log).write(
    '{"level":50,"time":1,"pid":2,"hostname":"h","reqId":"r","route":"/v1/x","msg":"A call failed"}\n',
  )
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'error',
    msg: 'A call failed',
    request_id: 'r',
    route: '/v1/x',
  })
})
