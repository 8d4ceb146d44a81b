import { funnelLimits, goalConditionLimits } from '@sightline/api-client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DeleteIcon, IconButton, PlusIcon, Select, TextField, token, type } from '@sightline/ui'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import styled from 'styled-components'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import {
  fewestSteps,
  funnelValues,
  keyOf,
  newStep,
  places,
  stepsIn,
  type FunnelValues,
  type Place,
} from './funnelForm.ts'
import { kindOf } from './goalForm.ts'
import { useGoalConditionTexts } from './useGoalConditionTexts.ts'

/** Name of a funnel and its two to eight steps. */
export function FunnelFields({ form }: { form: UseFormReturn<FunnelValues> }) {
  const { t } = useLingui()
  const { control } = form
  const values = useWatch({ control }) as FunnelValues
  const steps = stepsIn(values)
  const change = (next: typeof steps) => {
    form.clearErrors()
    for (const [name, value] of Object.entries(funnelValues(values.name, next))) {
      form.setValue(name as keyof FunnelValues, value, { shouldDirty: true })
    }
  }
  return (
    <>
      <FormField control={control} name="name" required="field_required">
        {(field) => <TextField {...field} label={t`Name`} maxLength={funnelLimits.name} />}
      </FormField>
      {places.slice(0, steps.length).map((place) => (
        <StepFields
          key={place}
          form={form}
          place={place}
          kind={values[keyOf(place, 'kind')]}
          {...(steps.length > fewestSteps && {
            onRemove: () => change(steps.filter((_, index) => index !== place - 1)),
          })}
        />
      ))}
      {steps.length < places.length && (
        <Button icon={PlusIcon} onPress={() => change([...steps, newStep])}>
          <Trans>Add step</Trans>
        </Button>
      )}
    </>
  )
}

interface StepFieldsProps {
  form: UseFormReturn<FunnelValues>
  place: Place
  kind: string
  onRemove?: () => void
}

function StepFields({ form: { control }, place, kind, onRemove }: StepFieldsProps) {
  const { t } = useLingui()
  const { kinds, patterns } = useGoalConditionTexts()
  return (
    <Step>
      <legend>
        <Trans>Step {place}</Trans>
      </legend>
      <FormRow>
        <FormField control={control} name={keyOf(place, 'kind')} required="field_required">
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
        <FormField control={control} name={keyOf(place, 'pattern')} required="field_required">
          {(field) => (
            <TextField
              {...field}
              label={patterns[kindOf(kind)].label}
              placeholder={patterns[kindOf(kind)].placeholder}
              maxLength={goalConditionLimits.pattern}
              spellCheck="false"
            />
          )}
        </FormField>
      </FormRow>
      <Ending>
        <FormField control={control} name={keyOf(place, 'name')}>
          {(field) => <TextField {...field} label={t`Name of the step`} isOptional maxLength={funnelLimits.stepName} />}
        </FormField>
        {onRemove !== undefined && (
          <IconButton icon={DeleteIcon} aria-label={t`Remove step ${place}`} hasEdge onPress={onRemove} />
        )}
      </Ending>
    </Step>
  )
}

const Step = styled.fieldset`
  display: grid;
  gap: ${token['space-5']};
  min-inline-size: 0;
  margin: 0;
  padding: ${token['space-5']} ${token['space-6']} ${token['space-6']};
  border: 1px solid ${token['border-default']};
  border-radius: ${token['radius-md']};
  legend {
    ${type.caption}
    padding-inline: ${token['space-2']};
    color: ${token['text-secondary']};
  }
`

const Ending = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${token['space-5']};
  & > :first-child {
    flex: 1;
  }
`
