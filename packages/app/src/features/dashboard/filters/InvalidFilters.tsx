import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, token } from '@sightline/ui'
import { styled } from 'styled-components'
import type { ViewState } from '../query/useView.ts'

/** Names the invalid filters of the address, and offers to remove them. */
export default function InvalidFilters({ state: { view, push } }: { state: ViewState }) {
  const { t } = useLingui()
  return (
    <Root tone="warning" title={<Trans>The address contains invalid filters</Trans>}>
      <Trans>They are ignored.</Trans>
      <List aria-label={t`Invalid filters`}>
        {view.invalidFilters.map((filter, index) => (
          // A filter has no id but its index: two may be the same.
          <li key={index}>
            <code dir="ltr">{typeof filter === 'string' ? filter : JSON.stringify(filter)}</code>
            <Button size="sm" onPress={() => push({ invalidFilters: view.invalidFilters.toSpliced(index, 1) })}>
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </List>
    </Root>
  )
}

const Root = styled(Callout)`
  margin-block-end: ${token['layout-gutter']};
`

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token['space-3']};
  margin: ${token['space-3']} 0 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token['space-4']};
  }
  code {
    overflow-wrap: anywhere;
  }
`
