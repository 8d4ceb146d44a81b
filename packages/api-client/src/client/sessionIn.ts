import { endpoints, type Endpoint } from '../contract/endpoints/index.ts'
import type { Userinfo } from './outputTypes.ts'

const opening: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.auth.setUp,
  endpoints.auth.register,
  endpoints.auth.login,
  endpoints.auth.secondStep,
  endpoints.auth.finishGoogle,
  endpoints.auth.refresh,
  endpoints.auth.resetPassword,
  endpoints.user.changePassword,
])

/** The session that a successful answer starts or continues; undefined where it contains none. */
export function sessionIn(endpoint: Endpoint, body: unknown): { token: string; userinfo?: Userinfo } | undefined {
  if (!opening.has(endpoint) || !isObject(body) || body['code'] !== 200 || !isObject(body['data'])) return undefined
  const { token, userinfo } = body['data']
  if (typeof token !== 'string') return undefined
  return isObject(userinfo) ? { token, userinfo: userinfo as Userinfo } : { token }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
