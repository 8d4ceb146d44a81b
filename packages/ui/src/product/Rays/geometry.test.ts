import { expect, test } from 'vitest'
import { measuredPoints, rayEnd, raysAbove, type RaysGeometry } from './geometry.ts'

const geometry: RaysGeometry = {
  width: 500,
  height: 200,
  viewpoint: { x: 0, y: 180 },
  angle: 20,
  points: [0.2, 0.5],
}

test('a low ray leaves through the side, a steep one through the top', () => {
  expect(rayEnd(geometry, 10).x).toBe(500)
  expect(rayEnd(geometry, 60).y).toBe(0)
  expect(rayEnd(geometry, 60).x).toBeLessThan(500)
})

test('points of measurement lie on the sightline', () => {
  const end = rayEnd(geometry, geometry.angle)
  const points = measuredPoints(geometry)
  expect(points.length).toBeGreaterThan(1)
  for (const { x, y } of points) {
    expect((180 - y) / x).toBeCloseTo((180 - end.y) / end.x)
  }
})

test('rays above fade with their angle', () => {
  const opacities = raysAbove(geometry).map((ray) => ray.opacity)
  expect(opacities).toEqual(opacities.toSorted((a, b) => b - a))
})
