import type { Website } from '@sightline/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import type { ViewOptions } from '../query/useView.ts'

/**
 * What was chosen on the dashboard of a site before it was opened, and the way to keep what is chosen now. It applies once, to the address
 * that the dashboard opens with: from then on an address that names nothing is the first view of all.
 * @param site Undefined while it loads.
 */
export function useKeptChoices(site: Website | null | undefined): ViewOptions {
  const api = useApi()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  if (site == null) return {}
  return {
    kept: isOpen ? undefined : site.dashboard_setting,
    onOpen: () => setIsOpen(true),
    onChange: (view, changed) =>
      void import('./keepChoices.ts').then(({ keepChoices }) =>
        keepChoices({ api, queries, siteId: site.id }, view, changed),
      ),
  }
}
