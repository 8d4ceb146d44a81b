import { expect, test } from 'vitest'

test('the client runs in a worker, where there is no page', async () => {
  const worker = new Worker(new URL('./testWorker.ts', import.meta.url), { type: 'module' })
  const result = await new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  })
  worker.terminate()
  // The tests' server has no such path, and answers with HTML.
  expect(result).toMatchObject({ code: -1, error: -1, kind: 'http' })
})
