import { isPublicAddress } from './public-address.ts'

/** The addresses and ports that requests of this server may go to. */
export interface Reach {
  allowsAddress(address: string): boolean
  /** @param port empty for the usual one of the scheme */
  allowsPort(port: string): boolean
}

/** The reach of requests to addresses that other people give. */
export const PUBLIC_ONLY: Reach = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === '' || port === '80' || port === '443',
}

/** The reach for tests, and for instances on an intranet. */
export const ANYWHERE: Reach = { allowsAddress: () => true, allowsPort: () => true }

export const allowsUrl = (reach: Reach, { protocol, port, username, password }: URL): boolean =>
  (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && reach.allowsPort(port)
