import { Trans, useLingui } from '@lingui/react/macro'
import { funnelLimits, type Funnel } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { VersionConflict, type FieldLabels } from '../../../lib/forms/versioned/VersionConflict.tsx'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { FunnelFields } from './FunnelFields.tsx'
import { changeOfFunnel, isFunnel, noFunnel, stepsOf, valuesOfFunnel, type FunnelValues } from './funnelForm.ts'

interface FunnelDialogProps {
  siteId: string
  onChanged: () => void
  onClose: () => void
}

export function AddFunnel({ siteId, onChanged, onClose }: FunnelDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm<FunnelValues, Funnel>({
    defaultValues: noFunnel,
    call: (values) => api.funnel.addFunnel({ site_id: siteId, name: values.name, steps: stepsOf(values) }),
    onDone: () => {
      toast.success(t`Added`)
      onChanged()
      onClose()
    },
  })
  return (
    <FormDialog title={<Trans>Add funnel</Trans>} state={state} sendLabel={<Trans>Add funnel</Trans>} onClose={onClose}>
      <FunnelFields control={state.form.control} />
    </FormDialog>
  )
}

export function EditFunnel({ siteId, funnel, onChanged, onClose }: FunnelDialogProps & { funnel: Funnel }) {
  const api = useApi()
  const labels = useLabels()
  const { state, conflict } = useVersionedForm<Funnel, FunnelValues>({
    row: funnel,
    valuesOf: valuesOfFunnel,
    isRow: isFunnel,
    save: (values, seen) => api.funnel.updateFunnel(changeOfFunnel(siteId, values, seen)),
    onSaved: () => {
      onChanged()
      onClose()
    },
  })
  return (
    <FormDialog title={<Trans>Edit funnel</Trans>} state={state} sendLabel={<Trans>Save</Trans>} onClose={onClose}>
      {conflict !== null && <VersionConflict {...conflict} labels={labels} />}
      <FunnelFields control={state.form.control} />
    </FormDialog>
  )
}

function useLabels(): FieldLabels<FunnelValues> {
  const { t } = useLingui()
  const steps = Array.from({ length: funnelLimits.maxSteps }, (_, index) => {
    const number = index + 1
    return [
      [`steps.${index}.kind`, t`Step ${number}: reached by`],
      [`steps.${index}.pattern`, t`Step ${number}: path or event`],
      [`steps.${index}.name`, t`Step ${number}: name`],
      [`steps.${index}.properties`, t`Step ${number}: properties`],
    ]
  })
  return { ...Object.fromEntries(steps.flat()), name: t`Name` }
}
