import type { ErrorResult } from './result.ts'

export type InvalidToken = ErrorResult & { code: 400; message: 'jwt_error_01' | 'jwt_error_02' }

/** Whether an answer says that the token is missing, malformed or badly signed (01), or has expired (02). */
export function isInvalidToken(body: unknown): body is InvalidToken {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return false
  return body.code === 400 && (body.message === 'jwt_error_01' || body.message === 'jwt_error_02')
}
