import type { Ga4Client } from './ga4-client.ts'

/** A property that a connected account may see. */
export interface ListedProperty {
  propertyId: string
  name: string
  accountName: string
  canEdit: boolean
}

/** An account of Google Analytics, which holds properties. */
export interface ListedAccount {
  accountId: string
  name: string
  /** False where it has properties and none of them may be changed. */
  canEdit: boolean
}

export interface PropertyList {
  accounts: readonly ListedAccount[]
  properties: readonly ListedProperty[]
}

/** Reads all accounts and properties of a connection. @throws {GoogleError} */
export type ReadPropertyList = (connectionId: string) => Promise<PropertyList>

export interface PropertyLists {
  read: ReadPropertyList
  /** Reads the list of a connection anew at the next call: a property was created with it. */
  forget(connectionId: string): void
}

const KEEP_MS = 60_000
/** 5000 accounts: more than anybody has. */
const MAX_PAGES = 25

/** Each list is read anew after a minute: somebody searches it, and turns its pages. */
export function createPropertyLists(openClient: (connectionId: string) => Ga4Client, now: () => number): PropertyLists {
  const kept = new Map<string, { list: Promise<PropertyList>; readAt: number }>()
  return {
    read(connectionId) {
      const known = kept.get(connectionId)
      if (known !== undefined && now() - known.readAt < KEEP_MS) return known.list
      const list = readAll(openClient(connectionId))
      kept.set(connectionId, { list, readAt: now() })
      list.catch(() => kept.delete(connectionId))
      return list
    },
    forget: (connectionId) => void kept.delete(connectionId),
  }
}

async function readAll(client: Ga4Client): Promise<PropertyList> {
  const accounts: ListedAccount[] = []
  const properties: ListedProperty[] = []
  let pageToken: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { accountSummaries = [], nextPageToken } = await client.listAccountSummaries(pageToken)
    for (const { account, displayName: accountName = '', propertySummaries = [] } of accountSummaries) {
      const canEditAny = propertySummaries.length === 0 || propertySummaries.some(({ canEdit }) => canEdit === true)
      accounts.push({ accountId: account.replace('accounts/', ''), name: accountName, canEdit: canEditAny })
      for (const { property, displayName: name = '', canEdit = false } of propertySummaries)
        properties.push({ propertyId: property.replace('properties/', ''), name, accountName, canEdit })
    }
    if (nextPageToken === undefined || nextPageToken === '') break
    pageToken = nextPageToken
  }
  return { accounts, properties }
}
