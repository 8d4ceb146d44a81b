import { z } from 'zod'
import { sourceErrors } from './stats-query.ts'
import type { CallSchema } from '../call-schema.ts'
import { rangeField } from '../fields/range-field.ts'
import { dateField, id, instant } from '../fields/shared-fields.ts'
import {
  forecastLimits,
  forecastMetrics,
  forecastModels,
  forecastObstacles,
  statsSourceNames,
} from '../../vocabulary/index.ts'

export const forecastCall = {
  forecast: {
    input: z.object({
      site_id: id,
      /** The range shown beside the forecast, whose length depends on it: `forecastHorizon`. */
      range: rangeField.default('30d'),
      /** The first day of a `custom` range. */
      from: dateField.optional(),
      /** The last day of a `custom` range, included. */
      to: dateField.optional(),
      /** The source of the metrics; by default the one that the site shows first. */
      source: z.enum(statsSourceNames, { error: 'field_invalid' }).optional(),
      metric: z.enum(forecastMetrics, { error: 'field_invalid' }).default('visitors'),
    }),
    output: z.object({
      /** The source of the metrics; by default the one that the site shows first. */
      source: z.enum(statsSourceNames, { error: 'field_invalid' }).optional(),
      metric: z.enum(forecastMetrics),
      /** The site's time zone, which its days belong to. */
      time_zone: z.string(),
      generated_at: instant,
      horizon_days: z.int(),
      /** The number of whole days up to yesterday that the forecast was made from. */
      history_days: z.int(),
      /** The percentage of days that should lie between `lower` and `upper`. */
      level: z.literal(forecastLimits.level),
      /** The model; `weekday_mean` where the better one failed, null without a forecast. */
      model: z.enum(forecastModels).nullable(),
      /** The reason why there is no forecast; otherwise null. */
      reason: z.enum(forecastObstacles).nullable(),
      /** The number of missing whole days, or of missing counts a day; null where there is a forecast. */
      missing: z.int().nullable(),
      /** The days from today on; empty without a forecast. */
      points: z.array(z.object({ day: z.iso.date(), value: z.int(), lower: z.int(), upper: z.int() })),
    }),
    errors: ['premium_only', ...sourceErrors],
  },
} satisfies Record<string, CallSchema>
