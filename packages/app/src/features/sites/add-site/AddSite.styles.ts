import { from, token, typography } from '@sightline/ui'
import { styled } from 'styled-components'

export const Page = styled.div`
  max-inline-size: 60rem;
  margin-inline: auto;
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-8']};
  ${from('lg')} {
    grid-template-columns: minmax(0, 35rem) minmax(0, 1fr);
    gap: ${token['space-11']};
  }
`

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token['space-8']};
`

export const Half = styled.div`
  ${from('sm')} {
    inline-size: 50%;
  }
`

export const Line = styled.div`
  ${typography.body}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-2']} ${token['space-4']};
  color: ${token['text-secondary']};
  strong {
    font-weight: ${token['weight-medium']};
    color: ${token['text-primary']};
  }
`

export const HintList = styled.dl`
  ${typography.body}
  display: grid;
  align-content: start;
  gap: ${token['space-7']};
  margin: ${token['space-3']} 0 0;
`

export const Hint = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${token['space-5']};
  & > svg {
    color: ${token['text-secondary']};
  }
  dt {
    font-weight: ${token['weight-strong']};
  }
  dd {
    grid-column: 2;
    margin: 0;
    color: ${token['text-secondary']};
  }
`
