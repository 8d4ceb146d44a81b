import type { FilterName } from '@sightline/api-client'
import { Plural, Trans } from '@lingui/react/macro'
import { Stack } from '@sightline/ui'
import { type BulkTarget, bulkInputOf } from '../../../lib/list-page/bulk/bulkCall.ts'
import { DeleteRows } from '../../../lib/list-page/bulk/DeleteRows.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ThemeSites } from './ThemeSites.tsx'
import { instanceName } from '../../../lib/page/instanceName.ts'

interface DeleteThemesProps {
  target: BulkTarget<FilterName<'themes'>>
  /** The name of the theme, where exactly one is to be deleted. */
  name: string | undefined
  /** The number of websites that use the theme, where exactly one is to be deleted. */
  websites: number | undefined
  /** The name of the theme with the id, for the report. */
  nameOfId: (id: string) => string
  onDeleted: (ids: readonly string[]) => void
  /** Called with the id of the job that deletes many rows. */
  onJob: (jobId: string) => void
  onClose: () => void
}

/** Deletes one theme, or all that are selected. */
export function DeleteThemes(props: DeleteThemesProps) {
  const { target, name, websites, nameOfId, onDeleted, onJob, onClose } = props
  const { input, count } = target
  const api = useApi()
  const instance = instanceName()
  const ids = 'ids' in input ? input.ids : []
  const about = bulkInputOf('themes', input)
  return (
    <DeleteRows
      title={
        name === undefined ? (
          <Plural value={count} one="Delete # template?" other="Delete # templates?" />
        ) : (
          <Trans>Delete {name}?</Trans>
        )
      }
      confirmLabel={
        name === undefined ? (
          <Plural value={count} one="Delete # template" other="Delete # templates" />
        ) : (
          <Trans>Delete template</Trans>
        )
      }
      typed={name ?? String(count)}
      nameOf={nameOfId}
      run={() => api.app.deleteThemes(about)}
      onDone={(failed) => onDeleted(ids.filter((id) => !failed.includes(id)))}
      onJob={onJob}
      onClose={onClose}
    >
      {websites === undefined ? (
        <Trans>Websites that use one of them go back to the look of {instance}.</Trans>
      ) : (
        <Stack gap={3}>
          <Plural
            value={websites}
            _0="No website uses it."
            one={`# website that uses it goes back to the look of ${instance}.`}
            other={`# websites that use it go back to the look of ${instance}.`}
          />
          {websites > 0 && ids.map((id) => <ThemeSites key={id} id={id} />)}
        </Stack>
      )}
    </DeleteRows>
  )
}
