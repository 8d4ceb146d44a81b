import type { Output, Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { describeRange, resolveAsked, type StatsSite } from './asked.ts'
import type { FigureSource } from './figure-source.ts'
import { lacking, refuseLacking } from './lacking.ts'

type PropertiesCall = Schemas['stats']['properties']

const DEFAULT_NAMES = 100

/** Which properties events had. @throws {Refusal} where the range is none, or the source keeps no properties */
export async function readPropertyNames(
  source: FigureSource,
  site: StatsSite,
  asked: Omit<z.output<PropertiesCall['input']>, 'site_id'>,
  now: Date,
): Promise<Output<PropertiesCall>> {
  refuseLacking(source, { filters: asked.filters })
  if (source.readProperties === undefined) throw lacking('range', 'properties', source)
  const { period, scope } = resolveAsked(site, asked, now.getTime())
  const { search = '', limit = DEFAULT_NAMES, offset = 0 } = asked
  return { range: describeRange(period), ...(await source.readProperties(scope, { search, limit, offset })) }
}
