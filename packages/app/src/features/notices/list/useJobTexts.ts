import { useLingui } from '@lingui/react/macro'
import type { JobKind } from '@sightline/api-client'

/** What a job is called. */
export function useJobTexts(): (kind: JobKind) => string {
  const { t } = useLingui()
  return (kind) =>
    ({
      import_users: t`Import of people`,
      delete_site_data: t`Deletion of data`,
      import_events: t`Import of events`,
      export_events: t`Export of events`,
      export_account: t`Export of your data`,
      import_properties: t`Import of Google Analytics properties`,
      bulk: t`Change of many rows`,
    })[kind]
}
