import { Trans, useLingui } from '@lingui/react/macro'
import type { Goal } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { VersionConflict, type FieldLabels } from '../../../lib/forms/versioned/VersionConflict.tsx'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { GoalFields } from './GoalFields.tsx'
import { changeOfGoal, isGoal, noGoal, propertiesOf, valuesOfGoal, type GoalValues } from './goalForm.ts'

interface GoalDialogProps {
  siteId: string
  onChanged: () => void
  onClose: () => void
}

export function AddGoal({ siteId, onChanged, onClose }: GoalDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm<GoalValues, Goal>({
    defaultValues: noGoal,
    call: (values) =>
      api.goal.addGoal({
        site_id: siteId,
        name: values.name,
        kind: values.kind,
        pattern: values.pattern,
        properties: propertiesOf(values),
      }),
    onDone: () => {
      toast.success(t`Added`)
      onChanged()
      onClose()
    },
  })
  return (
    <FormDialog title={<Trans>Add goal</Trans>} state={state} sendLabel={<Trans>Add goal</Trans>} onClose={onClose}>
      <GoalFields control={state.form.control} />
    </FormDialog>
  )
}

export function EditGoal({ siteId, goal, onChanged, onClose }: GoalDialogProps & { goal: Goal }) {
  const { t } = useLingui()
  const api = useApi()
  const { state, conflict } = useVersionedForm<Goal, GoalValues>({
    row: goal,
    valuesOf: valuesOfGoal,
    isRow: isGoal,
    save: (values, seen) => api.goal.updateGoal(changeOfGoal(siteId, values, seen)),
    onSaved: () => {
      onChanged()
      onClose()
    },
  })
  const labels: FieldLabels<GoalValues> = {
    name: t`Name`,
    kind: t`Reached by`,
    pattern: t`Path or event`,
    ...Object.fromEntries(
      noGoal.properties.flatMap((_, index) => {
        const number = index + 1
        return [
          [`properties.${index}.key`, t`Property ${number}`],
          [`properties.${index}.value`, t`Value of property ${number}`],
        ]
      }),
    ),
  }
  return (
    <FormDialog title={<Trans>Edit goal</Trans>} state={state} sendLabel={<Trans>Save</Trans>} onClose={onClose}>
      {conflict !== null && <VersionConflict {...conflict} labels={labels} />}
      <GoalFields control={state.form.control} />
    </FormDialog>
  )
}
