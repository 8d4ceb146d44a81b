import { useLingui } from '@lingui/react/macro'
import type { ShareLink } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { useCallback } from 'react'

/** Returns a function that says who can open a link, what it shows and until when: "Password · filtered · until 31 December". */
export function useShareLinkState(): (link: ShareLink) => string {
  const { t } = useLingui()
  const format = useFormat()
  return useCallback(
    ({ has_password, has_ended, ends_on, filters, panels }) => {
      const day = ends_on === null ? null : dayText(ends_on, format)
      if (has_ended && day !== null) return t`Ended on ${day}`
      const access = [
        has_password ? t`Password` : t`Anyone with the link`,
        ...(filters.length > 0 ? [t`filtered`] : []),
        ...(panels === null ? [] : [t`chosen panels`]),
      ].join(' · ')
      return day === null ? access : t`${access} · until ${day}`
    },
    [t, format],
  )
}

/** A day without a time, which is the same in every zone. */
function dayText(day: string, format: ReturnType<typeof useFormat>): string {
  const start = `${day}T00:00:00.000Z`
  const end = new Date(Date.parse(start) + 24 * 60 * 60 * 1000).toISOString()
  return format.days(start, end, 'UTC')
}
