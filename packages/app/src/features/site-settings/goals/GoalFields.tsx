import { goalConditionLimits, goalLimits } from '@sightline/api-client'
import { useLingui } from '@lingui/react/macro'
import { Select, TextField } from '@sightline/ui'
import { useWatch, type Control } from 'react-hook-form'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { kindOf, type GoalValues } from './goalForm.ts'
import { useGoalConditionTexts } from './useGoalConditionTexts.ts'

/** Name of a goal, what reaches it, and what the event must have besides. */
export function GoalFields({ control }: { control: Control<GoalValues> }) {
  const { t } = useLingui()
  const { kinds, patterns } = useGoalConditionTexts()
  const { kind, key1, value1, key2, value2 } = useWatch({ control }) as GoalValues
  const property = (
    key: 'key1' | 'key2',
    value: 'value1' | 'value2',
    number: number,
    typed: { key: string; value: string },
  ) => (
    <FormRow>
      <FormField control={control} name={key} {...(typed.value !== '' && { required: 'field_required' })}>
        {(field) => (
          <TextField {...field} label={t`Property ${number}`} isOptional maxLength={goalConditionLimits.propertyKey} />
        )}
      </FormField>
      <FormField control={control} name={value} {...(typed.key !== '' && { required: 'field_required' })}>
        {(field) => (
          <TextField
            {...field}
            label={t`Value of property ${number}`}
            isOptional
            maxLength={goalConditionLimits.propertyValue}
          />
        )}
      </FormField>
    </FormRow>
  )
  return (
    <>
      <FormField control={control} name="name" required="field_required">
        {(field) => <TextField {...field} label={t`Name`} maxLength={goalLimits.name} />}
      </FormField>
      <FormField control={control} name="kind" required="field_required">
        {(field) => (
          <Select
            {...field}
            label={t`Reached by`}
            items={[
              { value: 'page', label: kinds.page },
              { value: 'event', label: kinds.event },
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="pattern" required="field_required">
        {(field) => (
          <TextField
            {...field}
            {...patterns[kindOf(kind)]}
            maxLength={goalConditionLimits.pattern}
            spellCheck="false"
          />
        )}
      </FormField>
      {property('key1', 'value1', 1, { key: key1, value: value1 })}
      {property('key2', 'value2', 2, { key: key2, value: value2 })}
    </>
  )
}
