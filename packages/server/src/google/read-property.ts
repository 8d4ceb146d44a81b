import type { Ga4Client } from './ga4-client.ts'
import type { DataStream } from './report-types.ts'

/** What a site takes over of a property. */
export interface PropertyDetails {
  propertyId: string
  name: string
  timeZone: string
  /** ISO 4217. */
  currency: string
  /** Of its first web data stream. */
  stream: { id: string; measurementId: string | undefined; uri: string | undefined } | undefined
}

/** @throws {GoogleError} */
export async function readProperty(client: Ga4Client, propertyId: string): Promise<PropertyDetails> {
  const [property, { dataStreams = [] }] = await Promise.all([
    client.getProperty(propertyId),
    client.listDataStreams(propertyId),
  ])
  const web = dataStreams.find(({ type }) => type === 'WEB_DATA_STREAM')
  return {
    propertyId,
    name: property.displayName,
    timeZone: property.timeZone,
    currency: property.currencyCode ?? 'USD',
    stream: web === undefined ? undefined : streamOf(web),
  }
}

export const streamOf = ({ name, webStreamData = {} }: DataStream) => ({
  id: name.replace(/^.*\//, ''),
  measurementId: webStreamData.measurementId,
  uri: webStreamData.defaultUri,
})
