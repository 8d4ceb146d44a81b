import { styled } from 'styled-components'
import { focusRing, forcedEdge, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Note, Picture, Value } from './MetricContent.styles.ts'

export const Root = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token['space-4']};
  min-inline-size: 0;
  padding: ${token['space-6']} 1.125rem ${token['space-5']};
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-xs']};
  ${forcedEdge}
  ${Value} {
    ${typography.metricCard}
  }
  ${Note} {
    min-block-size: 1rem;
    &:empty {
      display: flex;
    }
  }
  ${Picture} {
    display: block;
  }
  a {
    color: inherit;
    text-decoration: none;
    outline: none;
    /** The link covers the whole card. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${token['radius-lg']};
    }
    &:focus-visible::after {
      ${focusRing}
    }
  }
  &:has(a):hover {
    box-shadow:
      0 0 0 1px ${token['border-default']},
      ${token['shadow-md']};
  }
`

/** Above the link that covers the card. */
export const Actions = styled.div`
  position: absolute;
  inset-block-start: ${token['space-4']};
  inset-inline-end: ${token['space-4']};
  display: flex;
`

export const Retry = styled.div`
  position: absolute;
  inset-block-end: ${token['space-4']};
  inset-inline-end: ${token['space-4']};
`
