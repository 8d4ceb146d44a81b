import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { csvImportLimits } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { ImportCsv } from '../../csv-import/ImportCsv.tsx'

/** Adds users from a CSV file. */
export function ImportUsers({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const maxLines = useFormat().full(csvImportLimits.lines)
  return (
    <ImportCsv
      title={<Trans>Import users</Trans>}
      description={t`UTF-8 with a header line. The column email is required; nickname, region, ref_code, utm_source, utm_medium and union_code are optional. At most ${maxLines} lines.`}
      send={(file, dry_run) => api.appUser.importNew({ file, dry_run })}
      importingLabel={t`Importing users`}
      renderOutcome={(created, isDryRun) =>
        isDryRun ? (
          <Plural value={created} one="# user would be created" other="# users would be created" />
        ) : (
          <Plural value={created} one="# user was created" other="# users were created" />
        )
      }
      createdLabel={{ imported: t`Created`, checked: t`Would be created` }}
      hasLinks
      {...{ onChanged, onClose }}
    />
  )
}
