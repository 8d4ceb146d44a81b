import { endpoints, type Endpoint } from '@sightline/api-client/contract'

export interface Envelope {
  code: number
  message: string
  data: Record<string, unknown>
}

/** Somebody at an address of their own: the product must trust one proxy, as limits go by address. */
export interface Caller {
  token: string
  refreshToken: string
  /** With the person's token, or with another one. */
  call(endpoint: Endpoint, fields?: Readonly<Record<string, string>>, token?: string): Promise<Envelope>
  /** Like `call`, with the HTTP answer. */
  send(endpoint: Endpoint, fields?: Readonly<Record<string, string>>, token?: string): Promise<Response>
  signIn(account: { email: string; password: string }): Promise<Envelope>
  /** Takes the tokens out of the answer of a call that signs in. */
  keep(answer: Envelope): Envelope
}

let callers = 0

export function newCaller(address: string): Caller {
  callers += 1
  const from = `198.51.${Math.floor(callers / 250)}.${(callers % 250) + 1}`
  const caller: Caller = {
    token: '',
    refreshToken: '',
    async call(endpoint, fields, token) {
      return (await (await caller.send(endpoint, fields, token)).json()) as Envelope
    },
    send({ method, path }, fields = {}, token = caller.token) {
      const parameters = new URLSearchParams(fields)
      const headers = { 'X-Forwarded-For': from, ...(token === '' ? {} : { Authorization: `Bearer ${token}` }) }
      if (method === 'GET') return fetch(`${address}${path}?${parameters}`, { headers })
      return fetch(address + path, { method: 'POST', headers, body: parameters })
    },
    async signIn(account) {
      return caller.keep(await caller.call(endpoints.auth.login, account, ''))
    },
    keep(answer) {
      if (answer.code !== 200) return answer
      caller.token = String(answer.data['token'])
      caller.refreshToken = refreshTokenOf(answer)
      return answer
    },
  }
  return caller
}

export const refreshTokenOf = ({ data }: Envelope): string =>
  String((data['userinfo'] as { refresh_token: unknown } | undefined)?.refresh_token)
