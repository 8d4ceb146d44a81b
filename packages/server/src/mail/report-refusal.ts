/** What refusals of the reports of a site are kept under: who has stopped them is not asked again when they are added anew. */
export const reportRefusal = (address: string, siteId: number): string => `${address} site ${siteId}`
