import { useLingui } from '@lingui/react/macro'
import type { BreakdownRow } from '@sightline/ui'

/** The columns of the file with the rows of a breakdown; the first one is of their names. */
export function useExportColumns() {
  const { t } = useLingui()
  return (header: string) => [
    { header, value: ({ name }: BreakdownRow) => name },
    { header: t`Visitors`, value: ({ visitors }: BreakdownRow) => visitors },
    { header: t`Share of visitors`, value: ({ percentage }: BreakdownRow) => percentage },
    { header: t`Total`, value: ({ count }: BreakdownRow) => count ?? null },
  ]
}
