import { useLingui } from '@lingui/react/macro'
import type { ApiKeyScope } from '@sightline/api-client'

/** Describes what an API key of each scope may do. */
export function useScopeNames(): Readonly<Record<ApiKeyScope, string>> {
  const { t } = useLingui()
  return {
    read_statistics: t`Read statistics`,
    import_events: t`Import events`,
    manage_sites: t`Change websites, goals, funnels and notes`,
  }
}
