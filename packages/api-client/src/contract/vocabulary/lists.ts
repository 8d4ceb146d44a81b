import { auditOutcomes } from './accounts.ts'
import { connectionProviders, connectionStates } from './connections.ts'
import { jobKinds, jobStatuses, taskStatuses } from './jobs.ts'
import { billings, orderProviders, orderStatuses, plans, pointReasons } from './membership.ts'
import { siteStatuses } from './sites.ts'
import { themeStatuses } from './themes.ts'

export const sortOrders = ['ascend', 'descend'] as const
export type SortOrder = (typeof sortOrders)[number]

/**
 * The kinds of filters of a list: the value is equal, is equal and can be suggested, or begins with a text, ignoring
 * case; or it is a boolean, a day, a whole number, or one of these values.
 */
export type ListFilter =
  | 'equal'
  | 'suggested'
  | 'prefix'
  | 'boolean'
  | 'day'
  | 'number'
  | readonly [string, ...string[]]

/** The metrics of 30 days by which the list of all websites is sorted; they are no columns of its table. */
export const siteSums = ['pageviews', 'visitors'] as const
export type SiteSum = (typeof siteSums)[number]

interface List {
  readonly filters: Readonly<Record<string, ListFilter>>
  /** The columns by which rows can be sorted, besides `id`. */
  readonly columns: readonly string[]
}

/** The lists of the console, with their filters and columns. */
export const lists = {
  appUsers: {
    filters: {
      union_id: 'equal',
      email: 'prefix',
      ref_code: 'suggested',
      region: 'suggested',
      utm_source: 'suggested',
      utm_medium: 'suggested',
      union_code: 'suggested',
    },
    columns: ['email', 'region', 'points', 'expired_time', 'last_login_at', 'created_at'],
  },
  aiTasks: {
    filters: {
      union_id: 'equal',
      task_id: 'equal',
      action_id: 'equal',
      generation_id: 'equal',
      task_status: taskStatuses,
      /** Of the user whose task it is. */
      email: 'prefix',
      /** Of the site that it is about. */
      domain: 'prefix',
    },
    columns: ['task_status', 'task_type', 'finished_at', 'created_at', 'updated_at'],
  },
  sites: {
    filters: {
      id: 'equal',
      name: 'prefix',
      domain: 'prefix',
      owner_email: 'prefix',
      owner_id: 'equal',
      theme_id: 'equal',
      status: siteStatuses,
    },
    columns: ['name', 'domain', 'created_at', ...siteSums],
  },
  themes: {
    filters: { id: 'equal', name: 'prefix', status: themeStatuses },
    columns: ['name', 'sort', 'status', 'created_at'],
  },
  orders: {
    filters: {
      order_no: 'equal',
      user_id: 'equal',
      email: 'prefix',
      plan: plans,
      billing: billings,
      status: orderStatuses,
      provider: orderProviders,
      currency: 'equal',
      /** The days in UTC on which the order was paid. */
      paid_from: 'day',
      paid_to: 'day',
      /** The amount in whole units of the order’s currency: one limit holds for every currency. */
      amount_from: 'number',
      amount_to: 'number',
    },
    columns: ['amount', 'starts_at', 'ends_at', 'paid_at', 'created_at'],
  },
  points: {
    filters: {
      id: 'equal',
      user_id: 'equal',
      email: 'prefix',
      reason: pointReasons,
      order_id: 'equal',
      /** Days in UTC on which the entry was made. */
      booked_from: 'day',
      booked_to: 'day',
      /** Whether reversed rows and their reversals are listed too. */
      with_reversed: 'boolean',
    },
    columns: ['delta', 'created_at'],
  },
  connections: {
    filters: {
      user_id: 'equal',
      email: 'prefix',
      provider: connectionProviders,
      state: connectionStates,
      /** Whether the access has not ended and its last use failed. */
      is_failing: 'boolean',
    },
    columns: ['email', 'provider', 'state', 'connected_at', 'last_used_at'],
  },
  jobs: {
    filters: {
      id: 'equal',
      kind: jobKinds,
      status: jobStatuses,
      owner_id: 'equal',
      owner_email: 'prefix',
      /** The site of an import or an export, or one whose data are deleted. */
      site_id: 'equal',
      /** The domain of the site of an import or an export. */
      domain: 'prefix',
      /** Days in UTC on which the job was started. */
      created_from: 'day',
      created_to: 'day',
    },
    columns: ['kind', 'status', 'created_at', 'updated_at', 'finished_at'],
  },
  auditEntries: {
    filters: {
      actor_id: 'equal',
      actor_email: 'equal',
      action: 'equal',
      /** A text within the input of the call, its changes, its name or the address of who sent it; case is ignored. */
      search: 'equal',
      outcome: auditOutcomes,
      /** The `id` in the input of the call, or one of its `ids`. */
      target_id: 'equal',
      /** The user that the call affected: the account itself, or its addresses, orders, points and websites. */
      user_id: 'equal',
      /** The same, by the e-mail address that the user has now. */
      user_email: 'equal',
      /** The site that the call affected, by the domain that it has now. */
      site_domain: 'equal',
      from: 'day',
      to: 'day',
    },
    columns: ['at'],
  },
} as const satisfies Readonly<Record<string, List>>

export type ListName = keyof typeof lists
export type FilterName<Name extends ListName> = keyof (typeof lists)[Name]['filters'] & string
export type SortColumn<Name extends ListName> = 'id' | (typeof lists)[Name]['columns'][number]

/** The parsed filters of a list: `FilterValues<'appUsers'>`. */
export type FilterValues<Name extends ListName> = {
  -readonly [Filter in FilterName<Name>]?: FilterValue<(typeof lists)[Name]['filters'][Filter]> | undefined
}
type FilterValue<Filter> = Filter extends readonly (infer Value)[]
  ? Value
  : Filter extends 'boolean'
    ? boolean
    : Filter extends 'number'
      ? number
      : string

export const filterNames = <Name extends ListName>(list: Name): readonly FilterName<Name>[] =>
  Object.keys(lists[list].filters) as FilterName<Name>[]

export const sortColumns = <Name extends ListName>(list: Name): readonly SortColumn<Name>[] => [
  'id',
  ...lists[list].columns,
]

type SuggestedFilter<Name extends ListName> = {
  [Filter in FilterName<Name>]: (typeof lists)[Name]['filters'][Filter] extends 'suggested' ? Filter : never
}[FilterName<Name>]

/** The filters of a list whose values can be suggested, because people do not know them by heart. */
export const suggestedFilters = <Name extends ListName>(list: Name): readonly SuggestedFilter<Name>[] => {
  const filters: Readonly<Record<string, ListFilter>> = lists[list].filters
  return Object.keys(filters).filter((filter) => filters[filter] === 'suggested') as SuggestedFilter<Name>[]
}
