import { Trans } from '@lingui/react/macro'
import { Button, Callout, token } from '@sightline/ui'
import { styled } from 'styled-components'
import type { ViewState } from '../query/useView.ts'

/** Says that the range of the address is invalid, and offers to remove it. */
export default function InvalidRange({ state: { view, push } }: { state: ViewState }) {
  return (
    <Root tone="warning" title={<Trans>The address contains an invalid range</Trans>}>
      <Trans>The default range is shown instead.</Trans>
      <Line>
        <code dir="ltr">{view.invalidRange}</code>
        <Button size="sm" onPress={() => push({ invalidRange: null })}>
          <Trans>Remove</Trans>
        </Button>
      </Line>
    </Root>
  )
}

const Root = styled(Callout)`
  margin-block-end: ${token['layout-gutter']};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']};
  margin-block-start: ${token['space-3']};
  code {
    overflow-wrap: anywhere;
  }
`
