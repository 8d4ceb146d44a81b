import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { csvImportLimits } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ImportCsv } from '../csv-import/ImportCsv.tsx'

/** Adjusts the points of many users by a CSV file. */
export function ImportPoints({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const maxLines = useFormat().full(csvImportLimits.lines)
  return (
    <ImportCsv
      title={<Trans>Import points</Trans>}
      description={t`UTF-8 with a header line. The columns email and delta are required, and a negative delta takes points away; reason and note are optional. At most ${maxLines} lines. A check does not test whether a balance suffices.`}
      send={(file, dry_run) => api.userPoints.importNew({ file, dry_run })}
      importingLabel={t`Importing points`}
      renderOutcome={(created, isDryRun) =>
        isDryRun ? (
          <Plural value={created} one="# row would be added" other="# rows would be added" />
        ) : (
          <Plural value={created} one="# row was added" other="# rows were added" />
        )
      }
      createdLabel={{ imported: t`Added`, checked: t`Would be added` }}
      {...{ onChanged, onClose }}
    />
  )
}
