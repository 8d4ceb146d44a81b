import { token, typography } from '@sightline/ui'
import { styled } from 'styled-components'

/** A setting with a line of its own: what it is at the start, its switch at the end. */
export const Framed = styled.div`
  ${typography.body}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-6']};
  padding: ${token['space-5']} ${token['space-6']};
  border-radius: ${token['radius-md']};
  box-shadow: inset 0 0 0 1px ${token['border-default']};
  & strong {
    font-weight: ${token['weight-strong']};
  }
  & strong + div {
    color: ${token['text-secondary']};
  }
`
