import { msg } from '@lingui/core/macro'
import { useId } from 'react'
import { SegmentedControl } from '../../components/inputs/SegmentedControl/index.ts'
import { VisuallyHidden } from '../../components/layout/VisuallyHidden/index.ts'
import type { BucketInterval } from '../../format/date.ts'
import { useText } from '../../format/useText.ts'
import type { Granularity, GranularityChoice } from './TrendChart.types.ts'

interface GranularityControlProps extends GranularityChoice {
  interval: BucketInterval
}

/** The control for the interval of the buckets: Hour, Day, Week. */
export function GranularityControl({ interval, items, onChange }: GranularityControlProps) {
  const text = useText()
  const reasonsId = useId()
  const names = {
    minute: text(msg`Minute`),
    hour: text(msg`Hour`),
    day: text(msg`Day`),
    week: text(msg`Week`),
    month: text(msg`Month`),
  }
  const segmentOf = ({ interval: value, disabledReason }: Granularity) => ({
    value,
    label: names[value],
    isDisabled: disabledReason !== undefined,
  })
  const reasons = items
    .flatMap(({ interval: value, disabledReason }) =>
      disabledReason === undefined ? [] : [`${names[value]}: ${disabledReason}`],
    )
    .join(' ')
  const [first, ...others] = items
  return (
    // A disabled item takes neither focus nor pointer, so its reason is the group's tooltip.
    <span {...(reasons !== '' && { title: reasons })}>
      <SegmentedControl
        size="sm"
        aria-label={text(msg`Granularity`)}
        aria-describedby={reasons !== '' ? reasonsId : undefined}
        items={[segmentOf(first), ...others.map(segmentOf)]}
        value={interval}
        onChange={onChange}
      />
      {reasons !== '' && <VisuallyHidden id={reasonsId}>{reasons}</VisuallyHidden>}
    </span>
  )
}
