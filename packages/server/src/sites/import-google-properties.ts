import { schemas, isMessageKey, siteLimits, type MessageKey } from '@sightline/api-client/contract'
import { ApiError, GoogleError } from '../errors.ts'
import type { Ga4Client } from '../google/ga4-client.ts'
import { apiErrorOf } from '../google/google-failures.ts'
import { readProperty, type PropertyDetails } from '../google/read-property.ts'
import type { CurrentJob, Step, Work } from '../jobs/worker.ts'
import type { Database } from '../store/relational/database.ts'
import { inSavepoint } from '../store/relational/in-transaction.ts'
import { idOf } from '../store/relational/ids.ts'
import { insertLines, type NewLine } from '../store/relational/jobs/job-lines.ts'
import { setGoogleProperty, sitesOfProperties } from '../store/relational/sites/google-properties.ts'
import { addSite } from './change-site.ts'

/** A property, and the connection that may see it. */
export interface ChosenProperty {
  connection_id: string
  property_id: string
}

interface ImportPropertiesOptions {
  openClient: (connectionId: string) => Ga4Client
  /** How many sites the owner may have; 0 is no limit. */
  maxSitesOf: (ownerId: number) => Promise<number>
  now: () => Date
}

/** The work of the job: a site for each property, one after the other; one that fails does not stop the others. */
export const importPropertiesWork = ({ openClient, maxSitesOf, now }: ImportPropertiesOptions): Work =>
  async function* work(job: CurrentJob): AsyncGenerator<Step> {
    const { properties } = job.input as { properties: readonly ChosenProperty[] }
    const maxSites = await maxSitesOf(job.owner_id)
    for (let done = job.done; done < properties.length; done += 1) {
      const chosen = properties[done]
      if (chosen === undefined) return
      const found = await read(openClient(chosen.connection_id), chosen)
      yield {
        done: done + 1,
        total: properties.length,
        async keep(transaction) {
          const owner = { id: job.owner_id, maxSites }
          const outcome =
            found instanceof ApiError ? failed(found) : await keep(transaction, chosen, found, owner, now())
          const subject = found instanceof ApiError ? chosen.property_id : found.name
          await insertLines(transaction, job.id, [{ line: done + 1, subject, user_id: null, ...outcome }])
        },
      }
    }
  }

type Outcome = Pick<NewLine, 'outcome' | 'message'>

/** What is known of a property, or why it cannot be had. */
async function read(client: Ga4Client, { property_id }: ChosenProperty): Promise<PropertyDetails | ApiError> {
  try {
    return await readProperty(client, property_id)
  } catch (error) {
    const reason = error instanceof GoogleError ? apiErrorOf(error) : error
    if (reason instanceof ApiError) return reason
    throw error
  }
}

async function keep(
  transaction: Database,
  chosen: ChosenProperty,
  property: PropertyDetails,
  owner: { id: number; maxSites: number },
  now: Date,
): Promise<Outcome> {
  const taken = await sitesOfProperties(transaction, owner.id)
  if (taken.has(property.propertyId)) return { outcome: 'skipped', message: 'property_attached' }
  if (property.stream?.uri === undefined) return { outcome: 'failed', message: 'stream_missing' }
  const { data: form, error } = schemas.website.addWebsite.input.safeParse({
    name: property.name.slice(0, siteLimits.name),
    domain: property.stream.uri,
    currency_type: property.currency,
    time_zone: property.timeZone,
  })
  if (form === undefined) return { outcome: 'failed', message: messageOf(error.issues[0]?.message) }
  try {
    await inSavepoint(transaction, async () => {
      const site = await addSite(
        transaction,
        form,
        { ownerId: owner.id, source: 'google_analytics' },
        now,
        owner.maxSites,
      )
      await setGoogleProperty(transaction, propertyRow(site.id, chosen.connection_id, property), now)
    })
    return { outcome: 'created', message: null }
  } catch (failure) {
    if (failure instanceof ApiError) return failed(failure)
    throw failure
  }
}

const failed = ({ key }: ApiError): Outcome => ({ outcome: 'failed', message: key })

const messageOf = (text: string | undefined): MessageKey => (isMessageKey(text) ? text : 'field_invalid')

/** A property as it is kept with a site. */
export const propertyRow = (siteId: number, connectionId: string, property: PropertyDetails) => ({
  website_id: siteId,
  property_id: property.propertyId,
  connection_id: idOf(connectionId),
  name: property.name,
  time_zone: property.timeZone,
  currency_type: property.currency,
  stream_id: property.stream?.id ?? null,
  measurement_id: property.stream?.measurementId ?? null,
})
