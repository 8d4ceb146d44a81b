import type { TrendComparison, TrendForecast } from './TrendChart.types.ts'

// The data of the stories of charts over time.

const visitors = [
  2950, 2860, 2330, 2320, 3080, 3110, 3410, 3000, 2760, 2480, 2640, 3010, 3230, 3700, 3150, 3010, 2520, 2680, 3530,
  3453,
]
const before = [
  2470, 2310, 2120, 2060, 2190, 2850, 2890, 2760, 2500, 2010, 2280, 2620, 2740, 2870, 2600, 2540, 2040, 2010, 2850,
  3091, 2480,
]
const expected = [2840, 2850, 3560, 3950, 3820, 3700, 3760, 2890, 3020, 3640, 4160, 4150, 3860, 3420]

const startOf = (day: number): string => new Date(Date.UTC(2026, 9, day)).toISOString()

/** The days from Oct 22 to Nov 10. */
export const days = visitors.map((value, index) => ({ start: startOf(22 + index), value, isPartial: false }))

/** The period of comparison, Oct 1 to Oct 21. */
export const comparison: TrendComparison = {
  period: 'Oct 1 – Oct 21',
  total: '51.7k',
  points: before.map((value, index) => ({ start: startOf(1 + index), value, isPartial: false })),
}

/** The forecast for Nov 11 to Nov 24. */
export const forecast: TrendForecast = {
  level: 80,
  total: '49.6k',
  points: expected.map((value, index) => ({
    day: startOf(42 + index).slice(0, 10),
    value,
    lower: value - 120 - 30 * (index + 1),
    upper: value + 120 + 30 * (index + 1),
  })),
}

export const annotations = [
  { id: '1', day: '2026-10-27', text: 'A new front page' },
  { id: '2', day: '2026-11-05', text: 'The autumn sale began' },
  { id: '3', day: '2026-11-05', text: 'The newsletter went out' },
]

/** The hours of Nov 11 until 15:00. */
export const hours = [12, 8, 5, 4, 6, 14, 38, 92, 160, 190, 204, 188, 170, 176, 92].map((value, hour) => ({
  start: new Date(Date.UTC(2026, 10, 11, hour)).toISOString(),
  value,
  isPartial: hour === 14,
}))
