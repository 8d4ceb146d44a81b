import { msg } from '@lingui/core/macro'
import type { Ref } from 'react'
import styled from 'styled-components'
import { useText } from '../../text/useText.ts'
import { from, token } from '../../theme/theme.ts'
import { Select } from '../Select/index.ts'
import { Switch } from '../Switch/index.ts'
import type { DateComparison } from './dateRange.ts'
import { comparisonNames } from './texts.ts'

export interface CompareControlProps {
  /** What is compared with; null for nothing. */
  comparison: DateComparison | null
  /** Called with what is to be compared with. */
  onChange: (comparison: DateComparison | null) => void
  /**
   * Whether nothing can be changed.
   * @default false
   */
  isDisabled?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * Whether and with what is compared, for the line of a DateRangePicker. On a phone it is not there: the sheet of the
 * picker has it. Other days are chosen in the picker too.
 */
export function CompareControl({ comparison, onChange, isDisabled = false, ...rest }: CompareControlProps) {
  const text = useText()
  const kinds =
    comparison?.kind === 'custom' ? (['previous', 'year', 'custom'] as const) : (['previous', 'year'] as const)
  return (
    <Root {...rest}>
      <Switch
        isSelected={comparison !== null}
        isDisabled={isDisabled}
        onChange={(isOn) => onChange(isOn ? { kind: 'previous' } : null)}
      >
        {text(msg`Compare`)}
      </Switch>
      {comparison !== null && (
        <Select
          aria-label={text(msg`Compare to`)}
          size="md"
          isDisabled={isDisabled}
          options={kinds.map((kind) => ({ value: kind, label: text(comparisonNames[kind]) }))}
          value={comparison.kind}
          onChange={(kind) => {
            if (kind === 'previous' || kind === 'year') onChange({ kind })
          }}
        />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: none;
  align-items: center;
  gap: ${token['space-4']};
  ${from('md')} {
    display: flex;
  }
`
