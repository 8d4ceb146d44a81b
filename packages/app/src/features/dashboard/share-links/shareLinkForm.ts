import {
  formatFilters,
  parseFilters,
  sharePanels,
  type ApiClient,
  type CallInput,
  type Filter,
  type MessageKey,
  type Result,
  type ShareLink,
  type SharePanel,
} from '@sightline/api-client'
import { changesIn } from '../../../lib/forms/versioned/changedFields.ts'

/** A share link as it is typed. */
export interface ShareLinkValues {
  name: string
  /** Who can open it: anybody who has the link, or of these whoever knows its password. */
  access: 'link' | 'password'
  /** A new password; an empty one keeps that of a link which has one. */
  password: string
  /** A day, or empty for a link without an end. */
  ends_on: string
  /** The fixed filters, as an address has them; empty for none. */
  filters: string
  /** Whether it shows all panels, also those of later versions, or the chosen ones. */
  shows: 'all' | 'chosen'
  /** The names of the chosen panels, separated by commas. */
  panels: string
  has_annotations: 'true' | 'false'
}

export const noShareLink: ShareLinkValues = {
  name: '',
  access: 'link',
  password: '',
  ends_on: '',
  filters: '',
  shows: 'all',
  panels: sharePanels.join(','),
  has_annotations: 'false',
}

export const valuesOfShareLink = (link: ShareLink): ShareLinkValues => ({
  name: link.name,
  access: link.has_password ? 'password' : 'link',
  password: '',
  ends_on: link.ends_on ?? '',
  filters: textOfFilters(link.filters),
  shows: link.panels === null ? 'all' : 'chosen',
  panels: (link.panels ?? sharePanels).join(','),
  has_annotations: link.has_annotations ? 'true' : 'false',
})

export const textOfFilters = (filters: readonly Filter[]): string => formatFilters({ filters, invalid: [] }) ?? ''

export const filtersIn = (text: string): Filter[] => (text === '' ? [] : parseFilters(text).filters)

/** The panels of a text with their names, in their usual order. */
export function panelsIn(text: string): SharePanel[] {
  const names = new Set<string>(text.split(','))
  return sharePanels.filter((panel) => names.has(panel))
}

export function createShareLink(api: ApiClient, siteId: string, values: ShareLinkValues): Promise<Result<ShareLink>> {
  const { name, access, password, ends_on, filters, has_annotations } = values
  return api.share.createShareLink({
    site_id: siteId,
    name,
    password: access === 'password' ? password : '',
    ends_on,
    filters: filtersIn(filters),
    panels: shownPanels(values),
    has_annotations: has_annotations === 'true',
  })
}

const shownPanels = ({ shows, panels }: ShareLinkValues): SharePanel[] | null =>
  shows === 'all' ? null : panelsIn(panels)

/** Sends only what differs, on the link that was seen. */
export function changeShareLink(
  api: ApiClient,
  siteId: string,
  values: ShareLinkValues,
  seen: ShareLink,
): Promise<Result<ShareLink>> {
  const changes = changesIn(values, valuesOfShareLink(seen))
  return api.share.updateShareLink({
    site_id: siteId,
    id: seen.id,
    version: seen.version,
    ...partsOf(values, changes),
  })
}

type Changes = Omit<CallInput<'share', 'updateShareLink'>, 'site_id' | 'id' | 'version'>

function partsOf(values: ShareLinkValues, changed: Partial<ShareLinkValues>): Changes {
  const { access, password, filters, shows, panels, has_annotations, ...changes } = changed
  const newPassword = access === 'link' ? '' : values.access === 'link' ? undefined : password
  const hasOtherPanels = shows !== undefined || (panels !== undefined && values.shows === 'chosen')
  return {
    ...changes,
    ...(newPassword !== undefined && { password: newPassword }),
    ...(filters !== undefined && { filters: filtersIn(filters) }),
    ...(hasOtherPanels && { panels: shownPanels(values) }),
    ...(has_annotations !== undefined && { has_annotations: has_annotations === 'true' }),
  }
}

/** Whether an error's data is the current link, which a version conflict has with it. */
export const isShareLink = (data: unknown): data is ShareLink =>
  typeof data === 'object' && data !== null && 'has_password' in data && 'version' in data

/** What is wrong with a day; the field may have a part of one. */
export const dayProblem = (day: string): MessageKey | undefined =>
  Number.isNaN(Date.parse(day)) ? 'field_invalid' : undefined
