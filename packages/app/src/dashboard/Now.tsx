import { Trans } from '@lingui/react/macro'
import { tabular, token, type } from '@sightline/ui'
import styled from 'styled-components'

interface NowProps {
  /** How many are here now, as it is read. */
  figure: string
}

/** Who is on the site at this moment. */
export const Now = ({ figure }: NowProps) => (
  <Root>
    <strong>{figure}</strong>
    <Trans>People with any event in the last 5 minutes. The figure renews itself every 10 seconds.</Trans>
  </Root>
)

const Root = styled.p`
  ${type.body}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token['space-2']};
  min-block-size: 20.75rem;
  margin: 0;
  text-align: center;
  color: ${token['text-secondary']};
  strong {
    ${type.display}
    ${tabular}
    color: ${token['text-primary']};
  }
`
