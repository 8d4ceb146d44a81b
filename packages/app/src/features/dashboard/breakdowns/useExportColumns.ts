import { useLingui } from '@lingui/react/macro'
import type { BreakdownRow } from '@sightline/ui'

/** The columns of a breakdown’s exported file; the first one holds the names of the rows. */
export function useExportColumns() {
  const { t } = useLingui()
  return (header: string) => [
    { header, value: ({ name }: BreakdownRow) => name },
    { header: t`Visitors`, value: ({ visitors }: BreakdownRow) => visitors },
    { header: t`Share of visitors`, value: ({ percentage }: BreakdownRow) => percentage },
    { header: t`Total`, value: ({ count }: BreakdownRow) => count ?? null },
  ]
}
