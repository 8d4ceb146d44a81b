import { Trans, useLingui } from '@lingui/react/macro'
import type { Funnel } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { Conflict } from '../../../lib/list-page/row/Conflict.tsx'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { useRowForm } from '../../../lib/list-page/row/useRowForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { FunnelFields } from './FunnelFields.tsx'
import {
  changeOfFunnel,
  givenSteps,
  isFunnel,
  keyOf,
  noFunnel,
  places,
  valuesOfFunnel,
  type FunnelValues,
  type StepKey,
} from './funnelForm.ts'

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
    call: (values) => api.funnel.addFunnel({ site_id: siteId, name: values.name, steps: givenSteps(values) }),
    onDone: () => {
      toast.success(t`Added`)
      onChanged()
      onClose()
    },
  })
  return (
    <FormDialog title={<Trans>Add funnel</Trans>} state={state} sendLabel={<Trans>Add funnel</Trans>} onClose={onClose}>
      <FunnelFields form={state.form} />
    </FormDialog>
  )
}

export function EditFunnel({ siteId, funnel, onChanged, onClose }: FunnelDialogProps & { funnel: Funnel }) {
  const api = useApi()
  const labels = useLabels()
  const { state, conflict } = useRowForm<Funnel, FunnelValues>({
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
    <FormDialog title={<Trans>Change funnel</Trans>} state={state} sendLabel={<Trans>Save</Trans>} onClose={onClose}>
      {conflict !== null && <Conflict {...conflict} labels={labels} />}
      <FunnelFields form={state.form} />
    </FormDialog>
  )
}

function useLabels(): Record<keyof FunnelValues, string> {
  const { t } = useLingui()
  const steps = places.flatMap((place) => [
    [keyOf(place, 'kind'), t`Step ${place}: reached by`],
    [keyOf(place, 'pattern'), t`Step ${place}: path or event`],
    [keyOf(place, 'name'), t`Step ${place}: name`],
    [keyOf(place, 'properties'), t`Step ${place}: properties`],
  ])
  return { ...(Object.fromEntries(steps) as Record<StepKey, string>), name: t`Name` }
}
