import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorAnswer, startService, type Service } from '../../../tests/fakeService.ts'
import { createApiClient } from '../createApiClient.ts'
import { unwrap } from '../unwrap.ts'
import { ApiError, failureTexts, problemText } from '../../index.ts'

let service: Service

beforeEach(async () => {
  service = await startService()
})
afterEach(() => service.close())

const infoOf = async (timeout: number) => {
  const result = await createApiClient({ baseURL: service.baseURL, timeout }).instance.info()
  if (result.code === 200) throw new Error('answered')
  return result
}

test('a failure is a sentence for people, not the words of the platform', async () => {
  service.reply = () => ({ status: 502, body: '<h1>Bad gateway</h1>' })
  const failed = await infoOf(1000)
  expect(failed.message).not.toBe(failureTexts.http)
  expect(problemText(failed)).toBe('The service could not answer, please try again later')
  expect(problemText(failed, { http: 'Der Dienst antwortet nicht' })).toBe('Der Dienst antwortet nicht')
  expect(problemText(failed, { timeout: 'Zu spät' })).toBe(failureTexts.http)
})

test('a refusal is the sentence of its key, in English or in the words of the page', async () => {
  service.reply = () => ({ body: errorAnswer('site_no_permission', 403) })
  const refused = await infoOf(1000)
  expect(problemText(refused)).toMatch(/^\p{Lu}.* /u)
  expect(problemText(refused, { site_no_permission: 'Kein Zugriff' })).toBe('Kein Zugriff')
})

test('a message that is no key is said as it is', () => {
  expect(problemText({ message: 'own words' })).toBe('own words')
})

test('what unwrap throws is said likewise', async () => {
  service.reply = () => ({ status: 500, body: {} })
  const client = createApiClient({ baseURL: service.baseURL })
  const thrown: unknown = await unwrap(client.instance.info()).catch((error: unknown) => error)
  if (!(thrown instanceof ApiError)) throw new Error('nothing was thrown')
  expect(problemText(thrown)).toBe(failureTexts.http)
})
