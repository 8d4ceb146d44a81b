import { isPublicAddress } from './public-address.ts'

/** How far requests of this server go. */
export interface Reach {
  allowsAddress(address: string): boolean
  /** @param port empty for the usual one of the scheme */
  allowsPort(port: string): boolean
}

/** Whatever somebody else may ask for. */
export const PUBLIC_ONLY: Reach = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === '' || port === '80' || port === '443',
}

/** For tests, and for instances that are meant for an intranet. */
export const ANYWHERE: Reach = { allowsAddress: () => true, allowsPort: () => true }

export const allowsUrl = (reach: Reach, { protocol, port, username, password }: URL): boolean =>
  (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && reach.allowsPort(port)
