import { goalConditionLimits, goalLimits } from '@sightline/api-client'
import { useLingui } from '@lingui/react/macro'
import { Select, TextField } from '@sightline/ui'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import type { GoalValues } from './goalForm.ts'
import { useGoalConditionTexts } from './useGoalConditionTexts.ts'

/** The fields of a goal: its name, its condition, and the properties that the event must have. */
export function GoalFields({ control }: { control: Control<GoalValues> }) {
  const { t } = useLingui()
  const { kinds, patterns } = useGoalConditionTexts()
  const kind = useWatch({ control, name: 'kind' })
  const { fields } = useFieldArray({ control, name: 'properties' })
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
          <TextField {...field} {...patterns[kind]} maxLength={goalConditionLimits.pattern} spellCheck="false" />
        )}
      </FormField>
      {fields.map(({ id }, index) => (
        <PropertyFields key={id} control={control} index={index} />
      ))}
    </>
  )
}

/** The fields of one property that the event must have: name and value are both filled in, or neither. */
function PropertyFields({ control, index }: { control: Control<GoalValues>; index: number }) {
  const { t } = useLingui()
  const { key, value } = useWatch({ control, name: `properties.${index}` })
  const number = index + 1
  return (
    <FormRow>
      <FormField
        control={control}
        name={`properties.${index}.key`}
        {...(value !== '' && { required: 'field_required' })}
      >
        {(field) => (
          <TextField {...field} label={t`Property ${number}`} isOptional maxLength={goalConditionLimits.propertyKey} />
        )}
      </FormField>
      <FormField
        control={control}
        name={`properties.${index}.value`}
        {...(key !== '' && { required: 'field_required' })}
      >
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
}
