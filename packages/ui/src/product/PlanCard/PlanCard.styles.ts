import { styled } from 'styled-components'
import { forcedEdge, token } from '../../theme/theme.ts'
import { tabular, typography } from '../../theme/typography.ts'

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: ${token['space-8']} 1.625rem;
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-xs']};
  ${forcedEdge}
  &[data-featured] {
    box-shadow:
      0 0 0 1.5px ${token['text-primary']},
      ${token['shadow-md']};
    @media (forced-colors: active) {
      outline-width: 2px;
    }
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-2']} ${token['space-4']};
`

export const Title = styled.h3`
  ${typography.heading}
  margin: 0;
  overflow-wrap: anywhere;
`

export const Text = styled.p`
  ${typography.body}
  margin: ${token['space-1']} 0 0;
  color: ${token['text-secondary']};
`

/** The line is at the same height in all cards of a row, whatever the length of the sentences above. */
export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token['space-3']};
  margin: auto 0 0;
  padding-block-start: ${token['space-8']};
`

export const Price = styled.span`
  ${typography.price}
  ${tabular}
  unicode-bidi: isolate;
`

export const Period = styled.span`
  ${typography.body}
  color: ${token['text-secondary']};
`

/** The line keeps its height where it is empty. */
export const Billed = styled.p`
  ${typography.caption}
  ${tabular}
  min-block-size: 1rem;
  margin: ${token['space-1']} 0 ${token['space-6']};
  color: ${token['text-tertiary']};
`

export const Features = styled.ul.attrs({ role: 'list' })`
  ${typography.body}
  display: grid;
  gap: ${token['space-5']};
  margin: ${token['space-8']} 0 0;
  padding: ${token['space-8']} 0 0;
  border-block-start: 1px solid ${token['border-subtle']};
  list-style: none;
`

export const Feature = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${token['space-5']};
  & > svg {
    margin-block-start: ${token['space-1']};
    color: ${token['positive-text']};
  }
  &[data-kind='absent'],
  &[data-kind='absent'] > svg {
    color: ${token['text-tertiary']};
  }
  &[data-kind='premium'] {
    font-weight: ${token['weight-semibold']};
  }
  &[data-kind='premium'] > svg {
    color: ${token['premium-text']};
  }
`
