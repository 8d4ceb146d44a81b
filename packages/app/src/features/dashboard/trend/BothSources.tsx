import { LineChart, type LineChartProps, type TrendComparison, type TrendPoint } from '@sightline/ui/charts'

interface BothSourcesProps extends Omit<LineChartProps, 'buckets' | 'series'> {
  /** The name, the total and the values of our own metrics. */
  own: { name: string; total: string; points: readonly TrendPoint[] }
  google: { name: string; total: string; points: readonly TrendPoint[] }
  previous: TrendComparison
}

/** Draws a metric of both sources, and our own in the comparison period. */
export default function BothSources({ own, google, previous, ...rest }: BothSourcesProps) {
  return (
    <LineChart
      {...rest}
      buckets={own.points}
      series={[
        { id: 'own', name: own.name, total: own.total, values: valuesOf(own.points) },
        { id: 'google', name: google.name, total: google.total, values: valuesOf(google.points) },
        {
          id: 'previous',
          name: `${own.name} · \u2068${previous.period}\u2069`,
          total: previous.total,
          values: own.points.map((_, index) => previous.points[index]?.value ?? null),
          isRest: true,
        },
      ]}
    />
  )
}

const valuesOf = (points: readonly TrendPoint[]) => points.map(({ value }) => value)
