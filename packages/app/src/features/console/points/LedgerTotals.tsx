import { Trans } from '@lingui/react/macro'
import { Inline, Text, useFormat } from '@sightline/ui'
import { useLedgerTotals, type Ledger } from './useLedger.ts'

/** What all rows that the filters find come to. */
export function LedgerTotals({ filters }: Pick<Ledger, 'filters'>) {
  const format = useFormat()
  const totals = useLedgerTotals(filters)
  if (totals === undefined) return null
  const [credited, debited] = [format.full(totals.credited), format.full(totals.debited)]
  const change = <bdi dir="ltr">{format.difference(totals.credited - totals.debited)}</bdi>
  return (
    <Inline gap={6}>
      <Text as="span" variant="primary">
        <Trans>{credited} points added</Trans>
      </Text>
      <Text as="span" variant="primary">
        <Trans>{debited} taken away</Trans>
      </Text>
      <Text as="span">
        <Trans>{change} in total</Trans>
      </Text>
    </Inline>
  )
}
