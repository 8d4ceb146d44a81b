import type { FilterValues } from '@sightline/api-client/contract'
import { listAuditEntries } from '../audit.ts'
import { beginsWith } from '../begins-with.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { User } from './users.ts'

export type Person = Pick<User, 'id' | 'email'>

interface RowRange {
  limit: number
  offset: number
}

/** The rows of one kind that are about a person, or about their sites. */
export interface PersonalDataPart {
  /** The `type` of each line in the file. */
  type: string
  table: keyof Schema
  /** Reads the rows in a stable order. */
  read: (db: Database, person: Person, range: RowRange) => Promise<object[]>
}

interface Rows {
  limit(count: number): { offset(count: number): { execute(): Promise<object[]> } }
}

const part = (type: string, table: keyof Schema, rowsOf: (db: Database, person: Person) => Rows): PersonalDataPart => ({
  type,
  table,
  read: (db, person, { limit, offset }) => rowsOf(db, person).limit(limit).offset(offset).execute(),
})

/** Tables whose rows name their person, and hold nothing secret. */
const personal = (
  type: string,
  table: 'user_address' | 'user_order' | 'notice' | 'saved_view' | 'dashboard_setting' | 'list_setting',
): PersonalDataPart =>
  part(type, table, (db, { id }) => db.selectFrom(table).selectAll().where('user_id', '=', id).orderBy('id'))

/** A part of the export: a table with a site's id, without secrets. */
const ofSites = (
  type: string,
  table: 'goal' | 'funnel' | 'annotation' | 'google_property' | 'site_collection' | 'site_framing',
  order: 'id' | 'website_id' = 'website_id',
): PersonalDataPart =>
  part(type, table, (db, person) =>
    db
      .selectFrom(table)
      .selectAll()
      .where('website_id', 'in', sitesOf(db, person))
      .orderBy('website_id')
      .orderBy(order),
  )

const sitesOf = (db: Database, { id }: Person) => db.selectFrom('website').select('id').where('owner_id', '=', id)

const audit = (
  type: string,
  filterBy: (person: Person) => Pick<FilterValues<'auditEntries'>, 'user_id' | 'actor_id'>,
): PersonalDataPart => ({
  type,
  table: 'audit_entry',
  async read(db, person, { limit, offset }) {
    const page = { current: offset / limit + 1, pageSize: limit, columnKey: 'id', order: 'ascend' } as const
    const { list } = await listAuditEntries(db, { ...filterBy(person), ...page })
    // The name of the staff member who acted is not the person's data.
    return list.map(({ actor_id: _actor, actor_email: _email, ...entry }) => entry)
  },
})

/**
 * All data that are stored about a person, part by part, without secrets: passwords, tokens, keys and their hashes. The
 * collected events are exported with each site.
 */
export const personalData: readonly PersonalDataPart[] = [
  part('profile', 'app_user', (db, { id }) =>
    db
      .selectFrom('app_user')
      .select(['id', 'union_id', 'email', 'email_confirmed_at', 'nickname', 'region', 'level', 'status'])
      .select(['locale', 'theme', 'time_format', 'points', 'invite_code', 'ref_code', 'utm_source', 'utm_medium'])
      .select([
        'utm_campaign',
        'utm_term',
        'utm_content',
        'union_code',
        'first_login_at',
        'last_login_at',
        'expired_time',
        'deletion_due_at',
      ])
      .select(['created_at', 'updated_at'])
      .where('id', '=', id)
      .orderBy('id'),
  ),
  personal('address', 'user_address'),
  personal('order', 'user_order'),
  part('customer', 'stripe_customer', (db, { id }) =>
    db
      .selectFrom('stripe_customer')
      .select(['customer_id', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('customer_id'),
  ),
  part('subscription', 'stripe_subscription', (db, { id }) =>
    db
      .selectFrom('stripe_subscription')
      .select(['subscription_id', 'status', 'plan', 'billing', 'period_end', 'cancels_at', 'ended_at', 'updated_at'])
      .where('user_id', '=', id)
      .orderBy('subscription_id'),
  ),
  // Who of the staff adjusted points is left out.
  part('points', 'user_points', (db, { id }) =>
    db
      .selectFrom('user_points')
      .select([
        'id',
        'user_id',
        'delta',
        'balance',
        'reason',
        'note',
        'order_id',
        'reverses_id',
        'once_key',
        'version',
        'created_at',
        'updated_at',
      ])
      .where('user_id', '=', id)
      .orderBy('id'),
  ),
  part('api_key', 'api_key', (db, { id }) =>
    db
      .selectFrom('api_key')
      .select(['id', 'name', 'prefix', 'scopes', 'site_ids', 'created_at', 'last_used_at'])
      .where('user_id', '=', id)
      .orderBy('id'),
  ),
  part('session', 'user_session', (db, { id }) =>
    db
      .selectFrom('user_session')
      .select(['agent', 'country', 'created_at', 'last_used_at', 'expires_at', 'ended_at', 'view_as'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .orderBy('id'),
  ),
  part('known_network', 'sign_in_place', (db, { id }) =>
    db
      .selectFrom('sign_in_place')
      .select(['used_at'])
      .where('user_id', '=', id)
      .orderBy('used_at')
      .orderBy('place_hash'),
  ),
  part('two_factors', 'two_factor', (db, { id }) =>
    db.selectFrom('two_factor').select(['confirmed_at', 'created_at']).where('user_id', '=', id).orderBy('user_id'),
  ),
  part('recovery_code', 'recovery_code', (db, { id }) =>
    db.selectFrom('recovery_code').select(['used_at']).where('user_id', '=', id).orderBy('code_hash'),
  ),
  part('connection', 'connection', (db, { id }) =>
    db
      .selectFrom('connection')
      .select(['id', 'provider', 'subject', 'label', 'scopes', 'state', 'resources', 'connected_at'])
      .select(['last_used_at', 'last_error', 'last_error_at', 'created_at', 'updated_at'])
      .where('user_id', '=', id)
      .orderBy('id'),
  ),
  personal('notice', 'notice'),
  part('notice_setting', 'notice_setting', (db, { id }) =>
    db.selectFrom('notice_setting').select(['kind', 'in_app', 'by_mail']).where('user_id', '=', id).orderBy('kind'),
  ),
  part('mail', 'mail', (db, { email }) =>
    db
      .selectFrom('mail')
      .select(['kind', 'address', 'locale', 'state', 'created_at', 'finished_at'])
      .where('address', '=', email)
      .orderBy('id'),
  ),
  part('mail_refusal', 'mail_refusal', (db, { email }) =>
    db
      .selectFrom('mail_refusal')
      .selectAll()
      // The refusals of reports have the site after the address.
      .where((row) => row.or([row('address', '=', email), beginsWith('address', `${email} `)]))
      .orderBy('address')
      .orderBy('kind'),
  ),
  part('ai_task', 'ai_task', (db, { id }) =>
    db
      .selectFrom('ai_task')
      .select([
        'id',
        'task_id',
        'action_id',
        'generation_id',
        'task_type',
        'task_status',
        'model',
        'prompt',
        'result',
        'error',
      ])
      .select(['website_id', 'first_day', 'last_day', 'locale', 'question', 'facts', 'worded_by', 'prompt_tokens'])
      .select(['completion_tokens', 'cost', 'currency', 'finished_at', 'created_at', 'updated_at'])
      .where('user_id', '=', id)
      .orderBy('id'),
  ),
  part('job', 'job', (db, { id }) =>
    db
      .selectFrom('job')
      .select(['id', 'kind', 'status', 'done', 'total', 'error', 'created_at', 'updated_at', 'finished_at'])
      .where('owner_id', '=', id)
      .orderBy('id'),
  ),
  part('event_import', 'event_import', (db, person) =>
    db
      .selectFrom('event_import')
      .select(['id', 'website_id', 'state', 'name', 'format', 'events', 'first_at', 'last_at', 'created_at'])
      .where((row) => row.or([row('user_id', '=', person.id), row('website_id', 'in', sitesOf(db, person))]))
      .orderBy('id'),
  ),
  audit('audit_entry_about', ({ id }) => ({ user_id: String(id) })),
  audit('audit_entry_by', ({ id }) => ({ actor_id: String(id) })),
  part('site', 'website', (db, { id }) =>
    db.selectFrom('website').selectAll().where('owner_id', '=', id).orderBy('id'),
  ),
  ofSites('site_exclusions', 'site_collection'),
  part('excluded_address', 'excluded_address', (db, person) =>
    db
      .selectFrom('excluded_address')
      .select(['website_id', 'created_at'])
      .where('website_id', 'in', sitesOf(db, person))
      .orderBy('website_id')
      .orderBy('address_hash'),
  ),
  ofSites('site_framing', 'site_framing'),
  ofSites('goal', 'goal', 'id'),
  ofSites('funnel', 'funnel', 'id'),
  ofSites('annotation', 'annotation', 'id'),
  personal('saved_view', 'saved_view'),
  part('deleted_entry', 'deleted_entry', (db, person) =>
    db
      .selectFrom('deleted_entry')
      .select(['id', 'website_id', 'kind', 'name', 'deleted_at'])
      .where((entry) =>
        entry.or([
          entry('user_id', '=', person.id),
          entry.and([entry('user_id', 'is', null), entry('website_id', 'in', sitesOf(db, person))]),
        ]),
      )
      .orderBy('id'),
  ),
  personal('dashboard_setting', 'dashboard_setting'),
  personal('list_setting', 'list_setting'),
  ofSites('google_property', 'google_property'),
  part('share_link', 'share_link', (db, person) =>
    db
      .selectFrom('share_link')
      .select(['id', 'website_id', 'name', 'ends_on', 'filters', 'panels', 'has_annotations', 'created_at'])
      .where('website_id', 'in', sitesOf(db, person))
      .orderBy('id'),
  ),
  part('site_viewer', 'site_viewer', (db, person) =>
    db
      .selectFrom('site_viewer')
      .innerJoin('app_user', 'app_user.id', 'site_viewer.user_id')
      .select(['site_viewer.website_id', 'app_user.email', 'site_viewer.created_at'])
      .where('site_viewer.website_id', 'in', sitesOf(db, person))
      .orderBy('site_viewer.website_id')
      .orderBy('site_viewer.user_id'),
  ),
  part('shared_site', 'site_viewer', (db, { id }) =>
    db
      .selectFrom('site_viewer')
      .innerJoin('website', 'website.id', 'site_viewer.website_id')
      .select(['site_viewer.website_id', 'website.domain', 'site_viewer.created_at'])
      .where('site_viewer.user_id', '=', id)
      .orderBy('site_viewer.website_id'),
  ),
  part('site_invitation', 'site_invitation', (db, { id, email }) =>
    db
      .selectFrom('site_invitation')
      .select(['website_id', 'email', 'status', 'created_at', 'expires_at'])
      .where((row) => row.or([row('inviter_id', '=', id), row('email', '=', email)]))
      .orderBy('id'),
  ),
  part('site_report', 'site_report', (db, person) =>
    db
      .selectFrom('site_report')
      .select(['website_id', 'address', 'rhythm', 'locale', 'next_at', 'created_at'])
      .where((row) =>
        row.or([
          row('website_id', 'in', sitesOf(db, person)),
          row('creator_id', '=', person.id),
          row('address', '=', person.email),
        ]),
      )
      .orderBy('id'),
  ),
]
