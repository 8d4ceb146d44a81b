import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import {
  currency,
  domain,
  email,
  booleanField,
  dateField,
  id,
  instant,
  jsonField,
  naturalNumber,
  requiredText,
  timeZone,
  version,
  versioned,
  rowId,
} from './fields/shared-fields.ts'
import { dashboardSetting, dashboardSettingCall } from './dashboard-setting.ts'
import { eventImport } from './fields/event-import.ts'
import { listOf, page } from './fields/list-fields.ts'
import { siteInvitation } from './invitation.ts'
import { themeLook } from './fields/theme-look.ts'
import {
  dropReasons,
  siteAccesses,
  siteLimits,
  installationDetails,
  installationStates,
  statsSourceNames,
  siteStatuses,
  weekStarts,
} from '../vocabulary/index.ts'

export const websiteFields = {
  id: rowId,
  /** The public id, which the snippet's `data-site` has. */
  public_id: z.uuid(),
  name: z.string(),
  domain: z.string(),
  currency_type: z.string(),
  time_zone: z.string(),
  week_start: z.enum(weekStarts),
  source: z.enum(statsSourceNames),
  status: z.enum(siteStatuses),
  /** Why an administrator has disabled the site, for its owner; null while it is active and where none was given. */
  status_reason: z.string().nullable(),
  theme_id: rowId.nullable(),
  ...versioned,
}

const website = z.object({
  ...websiteFields,
  /** The access of the caller: `owner` may change everything, and is that of the owner and every administrator. */
  access: z.enum(siteAccesses),
  /** Whether the owner's membership has ended: calls of its statistics then answer with an error. */
  is_blocked: z.boolean(),
  /** The e-mail address of the owner; only for an administrator who is not the owner. */
  owner_email: z.string().optional(),
  /** What the caller has chosen on the dashboard of the site; null until something was. */
  dashboard_setting: dashboardSetting.nullable(),
})

/** The fields that an owner or an administrator may change. */
export const changedWebsite = {
  name: requiredText('name_required', siteLimits.name).optional(),
  domain: domain.optional(),
  currency_type: currency.optional(),
  time_zone: timeZone.optional(),
  week_start: z.enum(weekStarts, { error: 'field_invalid' }).optional(),
}

/** The fields of a new site: three fields, and values from the browser. */
export const newWebsite = {
  name: requiredText('name_required', siteLimits.name),
  domain,
  currency_type: currency,
  time_zone: timeZone.optional(),
  week_start: z.enum(weekStarts, { error: 'field_invalid' }).optional(),
}

const viewer = z.object({ user_id: rowId, email: z.string(), nickname: z.string().nullable(), created_at: instant })

const country = z.string({ error: 'field_invalid' }).regex(/^[A-Z]{2}$/, { error: 'field_invalid' })

const collection = z.object({
  /** Whether events of automated browsers and of known referrer spam are left out. */
  drops_bots: z.boolean(),
  /** The hosts whose pages are counted, `*.example.com` with all subdomains; empty counts every host. */
  allowed_hostnames: z.array(z.string()),
  /** The paths that are not counted; `*` stands for any characters. */
  excluded_paths: z.array(z.string()),
  /** The countries, ISO 3166-1 alpha-2. */
  excluded_countries: z.array(z.string()),
  /** The number of excluded network addresses; only a keyed hash of each is stored. */
  excluded_addresses: z.int(),
  /** Whether the address of this call is excluded. */
  is_my_address_excluded: z.boolean(),
  version: z.int(),
})

/** A repository or project of a connected account, which a theme or a site can name. */
const resource = z.object({
  /** The provider's own id. */
  id: z.string(),
  /** The name: `owner/repository`, or that of the project. */
  name: z.string(),
  /** The address for people. */
  url: z.string(),
})

export const websiteCalls = {
  fetchWebsiteList: {
    input: z.object({}),
    output: z.object({
      website_list: z.array(website),
      themes_list: z.array(
        z.object({
          id: rowId,
          name: z.string(),
          description: z.string().nullable(),
          preview_image: z.string().nullable(),
          preview_thumbnail: z.string().nullable(),
          ...themeLook,
        }),
      ),
      /** The repositories of the connected GitHub accounts. */
      github_list: z.array(resource),
      /** The Pages projects of the connected Cloudflare accounts. */
      cloudflare_list: z.array(resource),
    }),
  },
  get: { input: z.object({ site_id: id }), output: website },
  ...dashboardSettingCall,
  addWebsite: { input: z.object(newWebsite), output: website, errors: ['domain_taken', 'too_many_entries'] },
  updateWebsite: {
    input: z.object({
      site_id: id,
      version,
      ...changedWebsite,
      /** The id of one of `themes_list`; empty for none. */
      theme_id: z.union([z.literal('').transform(() => null), id], { error: 'field_invalid' }).optional(),
      /** The source whose metrics are shown first. */
      source: z.enum(statsSourceNames, { error: 'field_invalid' }).optional(),
    }),
    output: website,
    errors: ['not_found', 'row_changed', 'domain_taken', 'property_missing'],
  },
  deleteWebsite: {
    input: z
      .object({
        /** The id of the site. */
        id: id.optional(),
        /** The older name of `id`. */
        site_id: id.optional(),
        domain: requiredText('domain_required', siteLimits.typedDomain),
      })
      .refine((named) => (named.id ?? named.site_id) !== undefined, { path: ['id'], error: 'field_required' })
      .refine((named) => named.id === undefined || (named.site_id ?? named.id) === named.id, {
        path: ['site_id'],
        error: 'field_invalid',
      }),
    output: z.object({
      /** The job that deletes the collected data. */
      job_id: rowId,
    }),
    errors: ['domain_mismatch'],
  },
  liveCheck: {
    input: z.object({ site_id: id }),
    output: z.object({
      /** The time of the newest accepted event; null while there is none. */
      last_event_at: instant.nullable(),
      /** The time of the newest event that was dropped since the server started; null while there is none. */
      last_dropped_at: instant.nullable(),
      drop_reason: z.enum(dropReasons).nullable(),
    }),
  },
  checkInstallation: {
    input: z.object({
      site_id: id,
      /** The address of a page of the site; its front page by default. */
      url: z
        .url({ protocol: /^https?$/, error: 'field_invalid' })
        .max(siteLimits.pageUrl, { error: 'field_too_long' })
        .optional(),
    }),
    output: z.object({
      state: z.enum(installationStates),
      /** The address of the checked page, after redirects. */
      url: z.string(),
      /** The reason why it is blocked or cannot be checked, or may be hidden; null without one. */
      detail: z.enum(installationDetails).nullable(),
    }),
    errors: ['too_many_checks'],
  },
  collection: { input: z.object({ site_id: id }), output: collection },
  updateCollection: {
    input: z.object({
      site_id: id,
      version,
      drops_bots: booleanField.optional(),
      allowed_hostnames: jsonField(
        z.array(requiredText('field_required', siteLimits.host)).max(siteLimits.allowedHostnames),
      ).optional(),
      excluded_paths: jsonField(
        z.array(requiredText('field_required', siteLimits.excludedPath)).max(siteLimits.excludedPaths),
      ).optional(),
      excluded_countries: jsonField(z.array(country).max(siteLimits.excludedCountries)).optional(),
    }),
    output: collection,
    errors: ['row_changed'],
  },
  excludeMyAddress: {
    input: z.object({ site_id: id, is_excluded: booleanField }),
    output: collection,
  },
  dropped: {
    input: z.object({
      site_id: id,
      /** The number of days back, in UTC, today included. */
      days: naturalNumber(siteLimits.droppedDays)
        .refine((days) => days >= 1, { error: 'field_invalid' })
        .default(siteLimits.defaultDroppedDays),
    }),
    output: z.object({
      days: z.array(z.object({ day: z.iso.date(), counts: z.partialRecord(z.enum(dropReasons), z.int()) })),
      totals: z.partialRecord(z.enum(dropReasons), z.int()),
    }),
  },
  viewers: { input: z.object({ site_id: id }), output: z.object({ list: z.array(viewer) }) },
  addViewer: {
    input: z.object({ site_id: id, email }),
    output: siteInvitation,
    errors: ['viewer_is_owner', 'viewer_exists', 'too_many_entries', 'too_many_invitations'],
  },
  leave: { input: z.object({ site_id: id }), output: z.object({}), errors: ['not_found'] },
  importEvents: {
    input: z.object({
      site_id: id,
      /** Whether the file is only checked: nothing is imported before `confirmImport`, for which it is kept for 24 hours. */
      needs_confirmation: booleanField.default(false),
      /**
       * A file of NDJSON with one event a line, or, where its name ends in `.csv`, a report of Google Analytics; both
       * may be compressed with gzip.
       */
      file: z.file({ error: 'field_required' }),
    }),
    output: z.object({ job_id: rowId }),
    errors: ['file_invalid', 'disk_full', 'imports_waiting'],
  },
  fetchImports: {
    input: z.object({ site_id: id, ...page(['id', 'created_at']) }),
    output: listOf(eventImport),
  },
  confirmImport: {
    input: z.object({ site_id: id, id }),
    output: z.object({ job_id: rowId }),
    errors: ['not_found', 'job_file_gone', 'imports_waiting', 'disk_full'],
  },
  discardImport: { input: z.object({ site_id: id, id }), output: z.object({}), errors: ['not_found'] },
  removeImport: {
    input: z.object({ site_id: id, id }),
    output: z.object({ job_id: rowId }),
    errors: ['not_found', 'job_not_ended'],
  },
  exportEvents: {
    input: z.object({
      site_id: id,
      /** The first day, in the site's time zone; that of the first event by default. */
      from: dateField.optional(),
      /** The last day, included. */
      to: dateField.optional(),
    }),
    output: z.object({ job_id: rowId }),
    errors: ['span_invalid', 'disk_full', 'imports_waiting'],
  },
  removeViewer: { input: z.object({ site_id: id, user_id: id }), output: z.object({}), errors: ['not_found'] },
} satisfies Record<string, CallSchema>
