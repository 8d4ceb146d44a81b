import type { FastifyRequest } from 'fastify'
import { clientHintsOf } from '../collector/enrich/client-hints.ts'
import type { Sender } from '../collector/enrich/enrich.ts'
import { plainAddress } from '../collector/ip-address.ts'

/**
 * The sender of an event, as far as the request tells.
 * @param countryHeader in small letters; undefined where nobody trustworthy says the country
 */
export const senderOf = (
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  countryHeader: string | undefined,
): Sender => ({
  ip: plainAddress(ip),
  userAgent: headers['user-agent'] ?? '',
  acceptLanguage: headers['accept-language'] ?? '',
  hints: clientHintsOf(headers),
  country: countryHeader === undefined ? '' : String(headers[countryHeader] ?? ''),
})
