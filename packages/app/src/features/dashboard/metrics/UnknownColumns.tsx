import { Trans } from '@lingui/react/macro'
import { Button, Callout, Inline, useFormat } from '@sightline/ui'
import { validColumns } from '../views/chosenColumns.ts'
import { hasUnknownColumns, unknownNamesOf } from './unknownNames.ts'
import type { ViewState } from '../query/useView.ts'

/** Says which of the chosen cards and columns there are not, and offers to forget them. */
export default function UnknownColumns({ state: { view, replace } }: { state: ViewState }) {
  const format = useFormat()
  const { cards, invalidCards, columns } = view
  // What has no unknown name is not kept anew: it may have come with a link.
  const forget = () =>
    replace({
      ...(invalidCards.length > 0 && { cards, invalidCards: [] }),
      ...(hasUnknownColumns(columns) && { columns: validColumns(columns) }),
    })
  return (
    <Callout tone="warning" title={<Trans>Some of the chosen metrics do not exist</Trans>}>
      <Trans>The others are shown, or the default ones if none is left.</Trans>
      <Inline gap={4}>
        <code dir="ltr">{format.list(unknownNamesOf(view))}</code>
        <Button size="sm" onPress={forget}>
          <Trans>Remove</Trans>
        </Button>
      </Inline>
    </Callout>
  )
}
