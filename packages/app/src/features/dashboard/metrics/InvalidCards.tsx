import { Trans } from '@lingui/react/macro'
import { Button, Callout, Inline, useFormat } from '@sightline/ui'
import type { ViewState } from '../query/useView.ts'

/** Says which of the chosen cards there are not, and offers to forget them. */
export default function InvalidCards({ state: { view, replace } }: { state: ViewState }) {
  const format = useFormat()
  return (
    <Callout tone="warning" title={<Trans>Some of the chosen figures do not exist</Trans>}>
      <Trans>The others stand here, or the usual ones where none is left.</Trans>
      <Inline gap={4}>
        <code dir="ltr">{format.list(view.invalidCards)}</code>
        <Button size="sm" onPress={() => replace({ cards: view.cards, invalidCards: [] })}>
          <Trans>Remove</Trans>
        </Button>
      </Inline>
    </Callout>
  )
}
