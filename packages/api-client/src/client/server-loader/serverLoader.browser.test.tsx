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
    responseText = ''
    responseURL = ''
    onloadend = () => {}
    open(_: string, url: string) {
      this.responseURL = url
      this.responseText = url.includes('/v1/') ? '{"code":200,"message":"success","data":{}}' : '{}'
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
  expect(await client.instance.info()).toMatchObject({ code: 200 })
  expect(sent).toEqual([
    { url: 'https://service.example/__serverLoader?route=%2F&url=%2F', withCredentials: true },
    { url: 'https://service.example/v1/instance/info', withCredentials: false },
  ])
})
