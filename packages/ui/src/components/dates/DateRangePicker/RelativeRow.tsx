import { msg } from '@lingui/core/macro'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { NumberField } from '../../inputs/NumberField/index.ts'
import { SegmentedControl } from '../../inputs/SegmentedControl/index.ts'
import type { RelativeRange } from './range/dateRange.ts'
import { unitNames } from './openPickerTexts.ts'

interface RelativeRowProps {
  value: RelativeRange
  onChange: (value: RelativeRange) => void
}

/** Selects the last days, weeks or months; the fields and the calendar below show the resulting days. */
export function RelativeRow({ value, onChange }: RelativeRowProps) {
  const text = useText()
  return (
    <Root role="group" aria-label={text(msg`Relative range`)} data-part="relative">
      <span aria-hidden="true">{text(msg`Last`)}</span>
      <Count>
        <NumberField
          aria-label={text(msg`How many`)}
          size="md"
          isStepperHidden
          minValue={1}
          maxValue={999}
          value={value.count}
          onChange={(count) => {
            if (count !== null) onChange({ ...value, count })
          }}
        />
      </Count>
      <SegmentedControl
        aria-label={text(msg`Unit`)}
        items={[
          { value: 'day', label: text(unitNames.day) },
          { value: 'week', label: text(unitNames.week) },
          { value: 'month', label: text(unitNames.month) },
        ]}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit })}
      />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']};
  margin-block-end: ${token['space-5']};
  color: ${token['text-secondary']};
`

const Count = styled.div`
  inline-size: 4.5rem;
`
