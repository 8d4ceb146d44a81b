import { useLingui } from '@lingui/react/macro'
import { statsSourceNames, type Website } from '@sightline/api-client'
import { Select } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { siteKeys } from '../../sites/index.ts'
import { useUpdateCachedSite } from '../general/useUpdateCachedSite.ts'

/** Chooses whose figures the dashboard and the shared pages of a site with both sources open with. */
export function DefaultSourceSelect({ website, canEdit }: { website: Website; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const queries = useQueryClient()
  const keep = useUpdateCachedSite()
  const [error, setError] = useState<string | null>(null)
  const labels = { built_in: t`The snippet`, google_analytics: 'Google Analytics' }
  const choose = async (chosen: string | null) => {
    const source = statsSourceNames.find((name) => name === chosen)
    if (source === undefined || source === website.source) return
    const { id, version } = website
    const result = await api.website.updateWebsite({ site_id: id, version, source })
    if (result.code !== 200) {
      setError(text(result.message))
      // The next choice is made of the site as it is now.
      return queries.invalidateQueries({ queryKey: siteKeys.all })
    }
    setError(null)
    keep(result.data)
    void queries.invalidateQueries({ queryKey: siteKeys.metrics(id) })
  }
  return (
    <Select
      label={t`Data shown first`}
      description={t`On the dashboard, on shared pages and in the list of sites.`}
      items={statsSourceNames.map((value) => ({ value, label: labels[value] }))}
      value={website.source}
      onChange={(chosen) => void choose(chosen)}
      errorMessage={error ?? undefined}
      isDisabled={!canEdit}
    />
  )
}
