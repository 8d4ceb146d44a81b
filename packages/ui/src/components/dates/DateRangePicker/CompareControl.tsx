import { msg } from '@lingui/core/macro'
import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { from, token } from '../../../theme/theme.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Menu } from '../../actions/Menu/index.ts'
import { Trigger } from '../../inputs/Select/Trigger.styles.ts'
import { Switch } from '../../inputs/Switch/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import type { DateComparison } from './range/dateRange.ts'
import { knownControl } from './range/knownRange.ts'
import { comparisonNames } from './rangeNames.ts'
import type { StrictOmit } from '../../props.ts'

export interface CompareControlProps extends StrictOmit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The comparison; null for none. */
  value: DateComparison | null
  /** Called with the newly selected comparison, null for none. */
  onChange: (comparison: DateComparison | null) => void
  /**
   * Whether the control is disabled.
   * @default false
   */
  isDisabled?: boolean | undefined
}

/**
 * Selects the comparison, beside a DateRangePicker. On a phone it is hidden, because the picker contains it. Custom
 * comparison days are selected in the picker.
 */
export function CompareControl(props: CompareControlProps) {
  const { value, onChange, isDisabled = false, ...rest } = knownControl(props)
  const text = useText()
  const kinds = value?.kind === 'custom' ? (['previous', 'year', 'custom'] as const) : (['previous', 'year'] as const)
  return (
    <Root {...rest}>
      <Switch
        isSelected={value !== null}
        isDisabled={isDisabled}
        onChange={(isOn) => onChange(isOn ? { kind: 'previous' } : null)}
      >
        {text(msg`Compare`)}
      </Switch>
      {value !== null && (
        <Menu
          aria-label={text(msg`Compare to`)}
          align="start"
          trigger={
            <Kind $size="md" isDisabled={isDisabled}>
              <VisuallyHidden>{text(msg`Compare to`)}: </VisuallyHidden>
              {text(comparisonNames[value.kind])}
              <Icon icon={ChevronDown} />
            </Kind>
          }
          items={[
            {
              id: 'kinds',
              selectedKey: value.kind,
              onSelectionChange: (kind) => {
                if (kind === 'previous' || kind === 'year') onChange({ kind })
              },
              items: kinds.map((kind) => ({ id: kind, label: text(comparisonNames[kind]) })),
            },
          ]}
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

/** As wide as its text. */
const Kind = styled(Trigger)`
  inline-size: auto;
`
