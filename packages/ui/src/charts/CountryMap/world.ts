import type { ChartData } from 'chart.js'
import { feature } from 'topojson-client'
import { codeOf } from './countryCodes.ts'

/** A shape in the form in which the map library draws it. */
export type Shape = ChartData<'choropleth'>['datasets'][number]['data'][number]['feature']

export interface Country {
  /** Country code of two letters, ISO 3166-1; undefined for places without one, from which no visit is counted. */
  code: string | undefined
  shape: Shape
}

/** Antarctica is left out: it has no inhabitants and would fill a quarter of the map. */
const antarctica = '010'

let world: Promise<Country[]> | undefined

/**
 * Loads the countries of the world at 1:110,000,000 from Natural Earth, once, when a map is first drawn. Small
 * countries such as Singapore are missing at this scale.
 */
export function loadWorld(): Promise<Country[]> {
  world ??= import('world-atlas/countries-110m.json').then(
    ({ default: atlas }) => countriesOf(atlas),
    (error: unknown) => {
      world = undefined
      throw error
    },
  )
  return world
}

function countriesOf(atlas: unknown): Country[] {
  // TypeScript infers plain strings for the JSON file, and the library expects string literals.
  const topology = atlas as Parameters<typeof feature>[0]
  const shapes = feature(topology, 'countries')
  if (!('features' in shapes)) throw new Error('The atlas has no countries')
  const features = shapes.features as readonly {
    id?: string | number | undefined
    properties: { name?: unknown }
  }[]
  return features
    .filter(({ id }) => id !== antarctica)
    .map((shape) => ({ code: codeOf(shape.id, shape.properties.name), shape: shape as unknown as Shape }))
}
