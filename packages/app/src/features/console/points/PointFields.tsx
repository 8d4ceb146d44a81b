import { useLingui } from '@lingui/react/macro'
import { pointLimits, pointReasons } from '@sightline/api-client'
import { Select, TextField, useFormat } from '@sightline/ui'
import { FormRow } from '@sightline/ui/form'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { usePointReasons } from '../../membership/index.ts'
import { parsePoints } from './parsePoints.ts'
import type { PointValues } from './pointForm.ts'

/** A reversal is made by reversing a row. */
const adjustmentReasons = pointReasons.filter((reason) => reason !== 'reversal')

interface PointFieldsProps<Values extends PointValues> {
  control: Control<Values>
  /**
   * Whether the form begins with these fields.
   * @default false
   */
  isFirst?: boolean
}

/** How many points are added or taken, why, and what is noted of it. */
export function PointFields<Values extends PointValues>({ control, isFirst = false }: PointFieldsProps<Values>) {
  const { t } = useLingui()
  const reasons = usePointReasons()
  const most = useFormat().full(pointLimits.delta)
  // The form may have more fields; a form that has these can write them.
  const own = control as unknown as Control<PointValues>
  return (
    <>
      <FormRow>
        <FormField
          control={own}
          name="delta"
          required="field_required"
          validate={(delta) => (parsePoints(delta) === undefined ? 'field_invalid' : undefined)}
          invalidText={t`Please enter a whole number other than 0, up to ${most}; a minus takes points away.`}
        >
          {(field) => (
            <TextField
              {...field}
              label={t`Points`}
              description={t`A negative number takes points away`}
              maxLength={11}
              autoFocus={isFirst}
            />
          )}
        </FormField>
        <FormField control={own} name="reason" required="field_required">
          {(field) => (
            <Select
              {...field}
              label={t`Reason`}
              items={adjustmentReasons.map((value) => ({ value, label: reasons[value] }))}
            />
          )}
        </FormField>
      </FormRow>
      <FormField control={own} name="note">
        {(field) => <TextField {...field} label={t`Note`} isOptional maxLength={pointLimits.note} />}
      </FormField>
    </>
  )
}
