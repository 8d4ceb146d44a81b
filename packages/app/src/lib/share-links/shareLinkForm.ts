import type { ApiClient, MessageKey, Result, ShareLink } from '@sightline/api-client'
import { changesIn } from '../forms/versioned/changedFields.ts'

/** A share link as it is typed. */
export interface ShareLinkValues {
  name: string
  /** Who can open it: anybody who has the link, or of these whoever knows its password. */
  access: 'link' | 'password'
  /** A new password; an empty one keeps that of a link which has one. */
  password: string
  /** A day, or empty for a link without an end. */
  ends_on: string
}

export const noShareLink: ShareLinkValues = { name: '', access: 'link', password: '', ends_on: '' }

export const valuesOfShareLink = ({ name, has_password, ends_on }: ShareLink): ShareLinkValues => ({
  name,
  access: has_password ? 'password' : 'link',
  password: '',
  ends_on: ends_on ?? '',
})

export function createShareLink(api: ApiClient, siteId: string, values: ShareLinkValues): Promise<Result<ShareLink>> {
  const { name, access, password, ends_on } = values
  return api.share.createShareLink({
    site_id: siteId,
    name,
    password: access === 'password' ? password : '',
    ends_on,
  })
}

/** Sends only what differs, on the link that was seen. */
export function changeShareLink(
  api: ApiClient,
  siteId: string,
  values: ShareLinkValues,
  seen: ShareLink,
): Promise<Result<ShareLink>> {
  const { access, password, ...changes } = changesIn(values, valuesOfShareLink(seen))
  const newPassword = access === 'link' ? '' : values.access === 'link' ? undefined : password
  return api.share.updateShareLink({
    site_id: siteId,
    id: seen.id,
    version: seen.version,
    ...changes,
    ...(newPassword !== undefined && { password: newPassword }),
  })
}

/** Whether what an error has with it is the link as it is now. */
export const isShareLink = (data: unknown): data is ShareLink =>
  typeof data === 'object' && data !== null && 'has_password' in data && 'version' in data

/** What is wrong with a day; the field may have a part of one. */
export const dayProblem = (day: string): MessageKey | undefined =>
  Number.isNaN(Date.parse(day)) ? 'field_invalid' : undefined
