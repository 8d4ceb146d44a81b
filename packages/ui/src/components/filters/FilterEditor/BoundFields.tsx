import { msg } from '@lingui/core/macro'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { DateField } from '../../dates/DateField/index.ts'
import { NumberField } from '../../inputs/NumberField/index.ts'
import { boundCount, type FilterOperator } from './filters.ts'

interface BoundFieldsProps {
  kind: 'number' | 'date'
  operator: FilterOperator
  /** One value or two; empty without a value. */
  values: readonly string[]
  /** Whether a missing value is reported. */
  hasTried: boolean
  onChange: (values: string[]) => void
}

/** The fields for the bounds of a number or a day. */
export function BoundFields({ kind, operator, values, hasTried, onChange }: BoundFieldsProps) {
  const text = useText()
  const labels = boundCount(operator) === 2 ? [text(msg`From`), text(msg`To`)] : [text(msg`Value`)]
  return (
    <Root>
      {labels.map((label, index) => {
        const value = values[index] ?? ''
        const put = (next: string) =>
          onChange(labels.map((_, place) => (place === index ? next : (values[place] ?? ''))))
        const shared = {
          label,
          errorMessage: hasTried && value === '' ? text(msg`Please fill in a value`) : undefined,
        }
        return kind === 'date' ? (
          <DateField key={index} {...shared} hasCalendar value={value} onChange={put} />
        ) : (
          <NumberField
            key={index}
            {...shared}
            isStepperHidden
            value={value === '' ? null : Number(value)}
            onChange={(next) => put(next === null ? '' : String(next))}
          />
        )
      })}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-6']};
`
