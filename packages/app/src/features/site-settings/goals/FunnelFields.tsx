import { funnelLimits, goalConditionLimits } from '@sightline/api-client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DeleteIcon, IconButton, PlusIcon, Select, TextField, token, typography } from '@sightline/ui'
import { useRef, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { styled } from 'styled-components'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { newStep, type FunnelValues } from './funnelForm.ts'
import { useGoalConditionTexts } from './useGoalConditionTexts.ts'

/** The fields of a funnel: its name and its steps. */
export function FunnelFields({ control }: { control: Control<FunnelValues> }) {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' })
  const addButton = useRef<HTMLButtonElement>(null)
  const lastStep = useRef<HTMLFieldSetElement>(null)
  const addStep = () => {
    flushSync(() => append(newStep))
    lastStep.current?.querySelector('button')?.focus()
  }
  const removeStep = (index: number) => {
    flushSync(() => remove(index))
    // The pressed button is gone; with room for one more step, the add button takes the focus.
    addButton.current?.focus()
  }
  return (
    <>
      <FormField control={control} name="name" required="field_required">
        {(field) => <TextField {...field} label={t`Name`} maxLength={funnelLimits.name} />}
      </FormField>
      {fields.map(({ id }, index) => (
        <StepFields
          key={id}
          control={control}
          ref={index === fields.length - 1 ? lastStep : undefined}
          index={index}
          onRemove={fields.length > funnelLimits.minSteps ? () => removeStep(index) : undefined}
        />
      ))}
      {fields.length < funnelLimits.maxSteps && (
        <Button ref={addButton} icon={PlusIcon} onPress={addStep}>
          <Trans>Add step</Trans>
        </Button>
      )}
    </>
  )
}

interface StepFieldsProps {
  ref: Ref<HTMLFieldSetElement> | undefined
  control: Control<FunnelValues>
  index: number
  onRemove: (() => void) | undefined
}

function StepFields({ ref, control, index, onRemove }: StepFieldsProps) {
  const { t } = useLingui()
  const kind = useWatch({ control, name: `steps.${index}.kind` })
  const number = index + 1
  const { kinds, patterns } = useGoalConditionTexts()
  return (
    <Step ref={ref}>
      <legend>
        <Trans>Step {number}</Trans>
      </legend>
      <FormRow>
        <FormField control={control} name={`steps.${index}.kind`} required="field_required">
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
        <FormField control={control} name={`steps.${index}.pattern`} required="field_required">
          {(field) => (
            <TextField
              {...field}
              label={patterns[kind].label}
              placeholder={patterns[kind].placeholder}
              maxLength={goalConditionLimits.pattern}
              spellCheck="false"
            />
          )}
        </FormField>
      </FormRow>
      <Ending>
        <FormField control={control} name={`steps.${index}.name`}>
          {(field) => <TextField {...field} label={t`Name of the step`} isOptional maxLength={funnelLimits.stepName} />}
        </FormField>
        {onRemove !== undefined && (
          <IconButton icon={DeleteIcon} aria-label={t`Remove step ${number}`} hasEdge onPress={onRemove} />
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
    ${typography.caption}
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
