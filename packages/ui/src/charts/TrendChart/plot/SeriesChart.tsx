import { useState, type ReactNode } from 'react'
import type { BucketInterval } from '../../../format/date.ts'
import { ChartFrame, type ChartLoadingProps, type ChartRootProps } from '../../ChartFrame/index.ts'
import type { ChartShape } from './chartData.ts'
import { GranularityControl } from '../GranularityControl.tsx'
import { Legend } from '../legend/Legend.tsx'
import { Plot } from './Plot.tsx'
import { bucketsOf, comparisonOf, intervalOf, secondOf, unitOf } from '../givenSeries.ts'
import { missingRuns, slotsOf, todayIndex } from '../slots.ts'
import type {
  GranularityChoice,
  SelectedBuckets,
  TrendAnnotation,
  TrendComparison,
  TrendForecast,
  TrendLocked,
  TrendPoint,
  TrendReference,
  TrendSecondMetric,
  Unit,
} from '../TrendChart.types.ts'
import { useSlotFormat } from '../useSlotFormat.ts'
import { useTrendTable } from '../useTrendTable.ts'
import { timeZoneOf } from '../../../components/timeZoneOf.ts'

export interface SeriesChartProps extends ChartRootProps, ChartLoadingProps {
  /** Name of the metric. */
  name: string
  /** The total of the period as text, beside its dates in the legend. */
  total: string
  /** The dates of the period as text. */
  period: string
  /** The buckets in order of time. */
  points: readonly TrendPoint[]
  /** Length of a bucket. */
  interval: BucketInterval
  /** Time zone of the site, in which buckets are labelled. */
  timeZone: string
  /**
   * The unit of the values.
   * @default 'count'
   */
  unit?: Unit | undefined
  /** Currency of monetary values, for example `EUR`. */
  currency?: string | undefined
  /** The period to compare with. */
  comparison?: TrendComparison | undefined
  /** Annotations of days in the period. */
  annotations?: readonly TrendAnnotation[] | undefined
  /** Reference levels to compare the values with, for example a goal or a limit. */
  references?: readonly TrendReference[] | undefined
  /** The reason why values are missing, with which their slots are marked. Without it they are only gaps. */
  missing?: string | undefined
  /** Called with the annotations of a pressed flag. */
  onAnnotationPress?: ((annotations: readonly TrendAnnotation[]) => void) | undefined
  /** Called with the buckets selected by dragging or with the keyboard. Without it, selection is off. */
  onSelectRange?: ((buckets: SelectedBuckets) => void) | undefined
  /** The selectable bucket lengths; without it, the length is fixed. */
  granularity?: GranularityChoice | undefined
  /** A sentence below the chart about what it draws, for example why the comparison has no line. */
  note?: ReactNode | undefined
  /** Additional controls before the bucket length, for example a switch for the forecast. */
  controls?: ReactNode | undefined
  /**
   * File name of the downloads, without extension.
   * @default the metric and the dates
   */
  fileName?: string | undefined
}

interface ShapedProps extends SeriesChartProps {
  shape: ChartShape
  second?: TrendSecondMetric | undefined
  forecast?: TrendForecast | undefined
  locked?: TrendLocked | undefined
  today?: string | undefined
}

const none: readonly never[] = []

/** Shows one metric over time as a line or as bars. */
export function SeriesChart(props: ShapedProps) {
  const {
    name,
    total,
    period,
    points: givenPoints,
    interval: givenInterval,
    timeZone: givenZone,
    unit: givenUnit,
    currency,
    shape,
    second: givenSecond,
    forecast,
    locked,
    ...more
  } = props
  const component = shape === 'bars' ? 'BarChart' : 'TrendChart'
  const points = bucketsOf(givenPoints, [component, 'points', 'point'])
  const interval = intervalOf(givenInterval, component)
  const timeZone = timeZoneOf(givenZone, component)
  const unit = unitOf(givenUnit, component)
  const otherMetric = secondOf(givenSecond, component)
  const { annotations = none, references = none, granularity, controls, fileName, ...others } = more
  const { comparison: givenComparison, today: day, missing: reason, onSelectRange, onAnnotationPress, ...rest } = others
  const other = comparisonOf(givenComparison, component)
  const [isAlone, setIsAlone] = useState(false)
  const [isSecondHidden, setIsSecondHidden] = useState(false)
  const [highlighted, setHighlighted] = useState<string>()
  const comparison = isAlone ? undefined : other
  const second = isSecondHidden ? undefined : otherMetric
  const slots = slotsOf({ points, comparison, second, forecast, locked, annotations, interval, timeZone })
  const today = todayIndex(slots, day)
  const missing = missingRuns(slots).length > 0 ? reason : undefined
  const naming = useSlotFormat({
    name,
    unit,
    currency,
    interval,
    timeZone,
    today: today === null ? undefined : slots[today],
    level: forecast?.level ?? 0,
    missing,
    names: comparison?.names,
    second,
  })
  const data = useTrendTable({ name, period, slots, comparison, second, forecast, naming })
  return (
    <ChartFrame
      {...rest}
      aria-label={name}
      data-part="trend-chart"
      data={data}
      legend={
        <Legend
          {...{ name, total, period, forecast, references, missing, isAlone }}
          comparison={other}
          second={otherMetric}
          isSecondHidden={isSecondHidden}
          onSecondHiddenChange={setIsSecondHidden}
          valueInFull={naming.valueInFull}
          onAloneChange={setIsAlone}
          onHighlight={setHighlighted}
        />
      }
      controls={
        <>
          {controls}
          {granularity !== undefined && <GranularityControl interval={interval} {...granularity} />}
        </>
      }
      isEmpty={points.length === 0}
      fileName={fileName}
    >
      <Plot
        {...{ name, period, slots, shape, unit, references, highlighted }}
        today={today}
        cover={locked?.cover}
        hasMissing={missing !== undefined}
        labelledEnd={interval === 'hour' || interval === 'minute' ? 'first' : 'last'}
        label={naming.label}
        slotName={naming.slotName}
        lines={naming.lines}
        tick={naming.tick}
        secondTick={naming.secondTick}
        // Two metrics of one unit are compared on one axis.
        secondUnit={second === undefined || (second.unit ?? 'count') === unit ? undefined : (second.unit ?? 'count')}
        onSelectRange={onSelectRange}
        onAnnotationPress={onAnnotationPress}
      />
    </ChartFrame>
  )
}
