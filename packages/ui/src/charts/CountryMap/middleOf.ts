import type { Shape } from './world.ts'

/** Longitude and latitude, in degrees. */
export type Point = readonly [longitude: number, latitude: number]

/**
 * A place in the midst of a country: the centre of mass of its largest piece of land, so that a far island does not pull it
 * into the sea. Undefined for a shape without an area.
 */
export function middleOf({ geometry }: Shape): Point | undefined {
  const largest = ringsOf(geometry)
    .map(centreOf)
    .reduce((one, other) => (other.area > one.area ? other : one), { area: 0, point: undefined as Point | undefined })
  return largest.point
}

/** The outlines of a country's pieces of land. */
function ringsOf(geometry: Shape['geometry']): readonly (readonly Point[])[] {
  const { type, coordinates } = geometry as unknown as
    | { type: 'Polygon'; coordinates: readonly (readonly Point[])[] }
    | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly Point[])[])[] }
  if (type === 'Polygon') return coordinates.slice(0, 1)
  return type === 'MultiPolygon' ? coordinates.flatMap((polygon) => polygon.slice(0, 1)) : []
}

/** The centre of mass of an outline and its area, both on a flat map, on which a degree of longitude shrinks with the cosine of the latitude. */
function centreOf(ring: readonly Point[]): { area: number; point: Point | undefined } {
  let [twice, x, y] = [0, 0, 0]
  ring.forEach(([x0, y0], index) => {
    const [x1, y1] = ring[(index + 1) % ring.length] ?? [x0, y0]
    const cross = x0 * y1 - x1 * y0
    twice += cross
    x += (x0 + x1) * cross
    y += (y0 + y1) * cross
  })
  if (twice === 0) return { area: 0, point: undefined }
  const point = [x / (3 * twice), y / (3 * twice)] as const
  return { area: Math.abs(twice / 2) * Math.cos((point[1] * Math.PI) / 180), point }
}
