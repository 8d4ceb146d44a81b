import { useLingui } from '@lingui/react/macro'
import { CalendarIcon, type Command } from '@sightline/ui'
import { shownActions } from '../../lib/page/usePageActions.ts'
import { comparisonChooser } from './choosers.ts'
import { synonyms } from './synonyms.ts'

/** A command for everything that the header of the open page offers, and for the comparisons of a dashboard. */
export function useActionCommands(): readonly Command[] {
  const { t } = useLingui()
  const compare = comparisonChooser.get()
  const actions = shownActions().map(({ id, label, icon, href, onAction }): Command => {
    const keywords = synonyms[id]
    return { id: `action ${id}`, label, icon, keywords, href, onAction }
  })
  const comparisons = [
    { id: 'previous', label: t`Compare to previous period`, to: 'previous' },
    { id: 'year', label: t`Compare to previous year`, to: 'year' },
    { id: 'none', label: t`Do not compare`, to: null },
  ] as const
  return [
    ...actions,
    ...(compare === null
      ? []
      : comparisons.map(({ id, label, to }) => ({
          id: `compare ${id}`,
          label,
          icon: CalendarIcon,
          keywords: synonyms['compare'],
          onAction: () => compare(to),
        }))),
  ]
}
