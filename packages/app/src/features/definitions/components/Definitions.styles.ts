import { tabular, token, typography } from '@sightline/ui'
import { styled } from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-8']};
  max-inline-size: 48rem;
  margin-inline: auto;
`

export const Part = styled.section`
  ${typography.bodyLarge}
  h2 {
    margin-block-end: ${token['space-4']};
  }
  p {
    margin: ${token['space-6']} 0 ${token['space-3']};
    color: ${token['text-secondary']};
  }
  dl {
    margin: 0;
  }
`

/** One name with its definition; the one that the address names is highlighted. */
export const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-2']};
  padding: ${token['space-5']};
  border-block-start: 1px solid ${token['border-subtle']};
  &[aria-current] {
    border-radius: ${token['radius-md']};
    background: ${token['accent-soft']};
    box-shadow: inset 0 0 0 1px ${token['accent-soft-strong']};
  }
  dt {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
  }
  dd {
    margin: 0;
    color: ${token['text-secondary']};
  }
`

export const Example = styled.dd`
  ${typography.body}
  ${tabular}
  && {
    color: ${token['text-tertiary']};
  }
`

/** The name in the API, the same in every language. */
export const Code = styled.code.attrs({ dir: 'ltr' })`
  ${typography.caption}
  font-family: ${token['font-mono']};
  color: ${token['text-tertiary']};
`
