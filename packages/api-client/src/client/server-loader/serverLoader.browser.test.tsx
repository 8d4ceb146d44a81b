import { afterEach, expect, test, vi } from 'vitest'
import { createApiClient } from '../createApiClient.ts'

afterEach(() => vi.unstubAllGlobals())

test('in a browser, cookies go along with the page-data call, and with no other', async () => {
  const sent: { url: string; withCredentials: boolean }[] = []
  class Request {
    withCredentials = false
    readyState = 4
    status = 200
    statusText = 'OK'
    responseText = '{}'
    responseURL = ''
    onloadend = () => {}
    open(_: string, url: string) {
      this.responseURL = url
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return ''
    }
    send() {
      sent.push({ url: this.responseURL, withCredentials: this.withCredentials })
      setTimeout(() => this.onloadend())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  const client = createApiClient({ baseURL: 'https://service.example' })
  expect(await client.serverLoader({ route: '/', url: '/' })).toEqual({})
  expect(await client.instance.info()).toEqual({})
  expect(sent).toEqual([
    { url: 'https://service.example/__serverLoader?route=%2F&url=%2F', withCredentials: true },
    { url: 'https://service.example/v1/instance/info', withCredentials: false },
  ])
})
