import type { ChartData } from 'chart.js'
import { feature } from 'topojson-client'
import { codeOf } from './countryCodes.ts'

/** A shape as the map draws it. */
export type Shape = ChartData<'choropleth'>['datasets'][number]['data'][number]['feature']

export interface Country {
  /** Two letters, ISO 3166-1; undefined for places that have none, which no visit comes from. */
  code: string | undefined
  shape: Shape
}

/** Nobody lives there, and it would take a quarter of the picture. */
const antarctica = '010'

let world: Promise<Country[]> | undefined

/**
 * The countries of the world at 1:110,000,000, from Natural Earth. Loaded once, when a map is drawn first; smaller ones, such as
 * Singapore, are not in it.
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
  // The compiler reads the file’s words as any text, and the library asks for certain ones.
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
