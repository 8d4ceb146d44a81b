/** The site of the demo: a journal with a small shop, on a domain that is reserved for examples. */
export const SITE = {
  name: 'Demo: Harbor Lane',
  domain: 'harborlane.example',
  currency: 'USD',
  timeZone: 'America/New_York',
} as const
