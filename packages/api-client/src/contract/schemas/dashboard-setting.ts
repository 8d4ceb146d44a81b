import { z } from 'zod'
import { cards, dashboardSettingLimits as limits, intervals, keptComparisons } from '../vocabulary/index.ts'
import type { CallSchema } from './call-schema.ts'
import { rangeWithout } from './fields/range-field.ts'
import { id, jsonField } from './fields/shared-fields.ts'

const tooLong = { error: 'field_too_long' } as const
const tooMany = { error: 'too_many_values' } as const
const invalid = { error: 'field_invalid' } as const

/** Names of panels and dimensions are the app's and may be those of another version. */
const name = z.string(invalid).regex(/^\w+$/, invalid).max(limits.name, tooLong)

const tabs = z.record(name, name, invalid).refine((byPanel) => Object.keys(byPanel).length <= limits.tabs, tooMany)

/** Columns of another version may be among them too. */
const columns = z
  .record(name, z.array(name, invalid).max(limits.columns, tooMany), invalid)
  .refine((byPanel) => Object.keys(byPanel).length <= limits.tabs, tooMany)

const chosenCards = z
  .array(z.enum(cards, invalid), invalid)
  .min(1, invalid)
  .max(limits.cards, invalid)
  .refine((chosen) => new Set(chosen).size === chosen.length, invalid)

const keptRange = rangeWithout('realtime', 'custom')

/** What a person has chosen on the dashboard of a site; null until it was chosen. */
export const dashboardSetting = z.object({
  range: keptRange.nullable(),
  /** The interval of the series in that range; null for the usual one. */
  interval: z.enum(intervals, invalid).nullable(),
  compare: z.enum(keptComparisons, invalid).nullable(),
  /** The dimension that each panel shows, by the name of the panel; a panel that is not named shows its first. */
  tabs,
  /** The cards above the chart; null for the usual ones. Those of another version may be among them. */
  cards: z.array(z.string()).nullable(),
  /** The columns of each panel after the visitors, by the name of the panel; a panel that is not named has the usual ones. */
  columns,
})

export type DashboardSetting = z.output<typeof dashboardSetting>

export const dashboardSettingCall = {
  saveDashboardSetting: {
    input: z.object({
      site_id: id,
      range: keptRange.optional(),
      /** Empty for the usual interval. */
      interval: z.union([z.literal('').transform(() => null), z.enum(intervals)], invalid).optional(),
      compare: z.enum(keptComparisons, invalid).optional(),
      tabs: jsonField(tabs).optional(),
      columns: jsonField(columns).optional(),
      /** Empty for the usual cards. */
      cards: z.union([z.literal('').transform(() => null), jsonField(chosenCards)]).optional(),
    }),
    output: dashboardSetting,
  },
} satisfies Record<string, CallSchema>
