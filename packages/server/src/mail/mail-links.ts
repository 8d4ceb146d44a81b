import type { MailKind, NoticeKind } from '@sightline/api-client/contract'
import { SignJWT, jwtVerify } from 'jose'
import { ApiError } from '../errors.ts'

/** The mails that a link unsubscribes from. */
export interface Unsubscription {
  address: string
  kind: MailKind
  /** The kind of notice, for a mail about a notice. */
  noticeKind?: NoticeKind | undefined
  /** The site, for a report. */
  siteId?: number | undefined
}

/** Confirms that somebody reads mail at an address. */
export interface EmailConfirmation {
  userId: number
  email: string
  /** The address that the account had when the link was made: it is void once that changes. */
  previous: string
}

/** Links in mails. Their codes are signed, so nothing needs to be kept of them. */
export interface MailLinks {
  /** @param path Such as `/vip` */
  app(path: string): string
  confirmEmail(confirmation: EmailConfirmation): Promise<string>
  /** @throws {ApiError} link_invalid */
  readConfirmation(code: string): Promise<EmailConfirmation>
  keepAccount(userId: number): Promise<string>
  /** @returns the user's id @throws {ApiError} link_invalid */
  readKeptAccount(code: string): Promise<number>
  /** The links for people (`page`), and for mail programs, which post to it (`post`). */
  unsubscribe(unsubscription: Unsubscription): Promise<{ page: string; post: string }>
  /** @throws {ApiError} link_invalid */
  readUnsubscription(code: string): Promise<Unsubscription>
}

const ISSUER = 'sightline'

/** @param address Where people reach this instance, without a slash at the end */
export function createMailLinks(secret: string, address: string): MailLinks {
  const key = new TextEncoder().encode(secret)

  async function sign(audience: string, payload: object, ttl?: string): Promise<string> {
    const token = new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(audience)
    return (ttl === undefined ? token : token.setExpirationTime(ttl)).sign(key)
  }

  async function read<Payload>(audience: string, code: string): Promise<Payload> {
    const options = { issuer: ISSUER, audience, algorithms: ['HS256'] }
    const { payload } = await jwtVerify(code, key, options).catch(() => {
      throw new ApiError('link_invalid')
    })
    return payload as Payload
  }

  return {
    app: (path) => `${address}/#${path}`,
    async confirmEmail(confirmation) {
      return `${address}/#/confirm-email?code=${await sign('email', confirmation, '3 days')}`
    },
    readConfirmation: (code) => read('email', code),
    async keepAccount(userId) {
      return `${address}/#/keep-account?code=${await sign('keep', { userId }, '8 days')}`
    },
    readKeptAccount: async (code) => (await read<{ userId: number }>('keep', code)).userId,
    async unsubscribe(unsubscription) {
      const code = await sign('unsubscribe', unsubscription)
      return { page: `${address}/#/unsubscribe?code=${code}`, post: `${address}/unsubscribe?code=${code}` }
    },
    readUnsubscription: (code) => read('unsubscribe', code),
  }
}
