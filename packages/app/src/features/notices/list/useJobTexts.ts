import { useLingui } from '@lingui/react/macro'
import type { JobKind } from '@sightline/api-client'

/** The names of the kinds of jobs. */
export function useJobTexts(): (kind: JobKind) => string {
  const { t } = useLingui()
  return (kind) =>
    ({
      import_users: t`User import`,
      delete_site_data: t`Data deletion`,
      import_events: t`Event import`,
      export_events: t`Event export`,
      export_account: t`Export of your data`,
      import_properties: t`Google Analytics property import`,
      bulk: t`Bulk change`,
    })[kind]
}
