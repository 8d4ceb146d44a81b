/**
 * The key under which a refusal of a site's reports is stored: a person who has stopped them stays unsubscribed when
 * they are added anew.
 */
export const reportRefusalKey = (address: string, siteId: number): string => `${address} site ${siteId}`
