import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { abandonedSignal } from './abandoned-signal.ts'

/** The signal of a request after it was answered, or abandoned by the client. */
async function signalAfter(answer: (response: ServerResponse) => void, isGivenUp: boolean): Promise<AbortSignal> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asking = new AbortController()
  const request = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { signal: asking.signal })
  const ended = request.then((response) => response.text()).catch(() => '')
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
  const signal = abandonedSignal(response)
  const closed = once(response, 'close')
  answer(response)
  if (isGivenUp) asking.abort()
  await closed
  await ended
  server.close()
  return signal
}

test('a connection that ends before the answer aborts the work', async () => {
  expect((await signalAfter(() => undefined, true)).aborted).toBe(true)
})

test('an answer that was sent aborts nothing', async () => {
  expect((await signalAfter((response) => response.end('done'), false)).aborted).toBe(false)
})
