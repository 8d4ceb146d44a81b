export interface RaysGeometry {
  width: number
  height: number
  /** The viewpoint, from the start edge and from the top. */
  viewpoint: { x: number; y: number }
  /** Angle of the sightline above the horizon, in degrees. */
  angle: number
  /** Share of the sightline’s run at which each point of measurement stands, 0 to 1. */
  points: readonly number[]
}

export interface Ray {
  x: number
  y: number
  opacity: number
}

/** The point at which the ray with an angle leaves the picture. */
export function rayEnd({ width, height, viewpoint }: RaysGeometry, angle: number): { x: number; y: number } {
  const slope = Math.tan((angle * Math.PI) / 180)
  const run = width - viewpoint.x
  const rise = run * slope
  if (rise <= viewpoint.y) return { x: width, y: viewpoint.y - rise }
  return { x: viewpoint.x + viewpoint.y / slope, y: Math.min(0, height) }
}

/** The quiet rays above the sightline, each fainter than the one below it. */
export function raysAbove(geometry: RaysGeometry, count = 7): Ray[] {
  const step = (68 - geometry.angle) / count
  return Array.from({ length: count }, (_, index) => ({
    ...rayEnd(geometry, geometry.angle + step * (index + 1)),
    opacity: 0.5 - (0.35 * index) / count,
  }))
}

/** The quiet rays between the horizon and the sightline. */
export function raysBelow(geometry: RaysGeometry, count: number): Ray[] {
  return Array.from({ length: count }, (_, index) => ({
    ...rayEnd(geometry, (geometry.angle * (index + 1)) / (count + 1)),
    opacity: 0.35,
  }))
}

/** The points of measurement on the sightline. */
export function measuredPoints(geometry: RaysGeometry): { x: number; y: number }[] {
  const slope = Math.tan((geometry.angle * Math.PI) / 180)
  const run = geometry.width - geometry.viewpoint.x
  return geometry.points.map((share) => ({
    x: geometry.viewpoint.x + run * share,
    y: geometry.viewpoint.y - run * share * slope,
  }))
}
