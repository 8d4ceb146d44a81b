import { z } from 'zod'
import { sourceErrors } from './stats-query.ts'
import { dateField, id, instant, type CallSchema } from '../schema.ts'
import {
  forecastLimits,
  forecastMetrics,
  forecastModels,
  forecastObstacles,
  ranges,
  statsSourceNames,
} from '../../vocabulary/index.ts'

export const forecastCall = {
  forecast: {
    input: z.object({
      site_id: id,
      /** What is shown beside the forecast, whose length follows from it: `forecastHorizon`. */
      range: z.enum(ranges, { error: 'field_invalid' }).default('30d'),
      /** First day of a `custom` range. */
      from: dateField.optional(),
      /** Last day of it. */
      to: dateField.optional(),
      /** Where the metrics come from; by default what the site shows first. */
      source: z.enum(statsSourceNames, { error: 'field_invalid' }).optional(),
      metric: z.enum(forecastMetrics, { error: 'field_invalid' }).default('visitors'),
    }),
    output: z.object({
      /** Where the metrics come from; by default what the site shows first. */
      source: z.enum(statsSourceNames, { error: 'field_invalid' }).optional(),
      metric: z.enum(forecastMetrics),
      /** The site's; every day is one of it. */
      time_zone: z.string(),
      generated_at: instant,
      horizon_days: z.int(),
      /** How many whole days up to yesterday the forecast was made from. */
      history_days: z.int(),
      /** How many days in a hundred should lie between `lower` and `upper`. */
      level: z.literal(forecastLimits.level),
      /** `weekday_mean` where the better one failed; null without a forecast. */
      model: z.enum(forecastModels).nullable(),
      /** Why there is no forecast; otherwise null. */
      reason: z.enum(forecastObstacles).nullable(),
      /** How many whole days are missing, or how many a day; null where there is a forecast. */
      missing: z.int().nullable(),
      /** From today on; empty without a forecast. */
      points: z.array(z.object({ day: z.iso.date(), value: z.int(), lower: z.int(), upper: z.int() })),
    }),
    errors: ['premium_only', ...sourceErrors],
  },
} satisfies Record<string, CallSchema>
