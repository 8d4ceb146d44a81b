import type { Website } from '@sightline/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import type { DashboardSetting } from '../query/keptChoices.ts'
import type { ViewOptions } from '../query/useView.ts'

/**
 * What was chosen on the dashboard of a site before it was opened, and the way to keep what is chosen now. Later choices do not apply
 * to the open page: its address has them.
 * @param site Undefined while it loads.
 */
export function useKeptChoices(site: Website | null | undefined): ViewOptions {
  const api = useApi()
  const queries = useQueryClient()
  const [opened, setOpened] = useState<DashboardSetting | null>()
  if (site == null) return {}
  const { id: siteId, dashboard_setting: kept } = site
  if (opened === undefined) setOpened(kept)
  return {
    kept: opened === undefined ? kept : opened,
    onChange: (view, changed) =>
      void import('./keepChoices.ts').then(({ keepChoices }) => keepChoices({ api, queries, siteId }, view, changed)),
  }
}
