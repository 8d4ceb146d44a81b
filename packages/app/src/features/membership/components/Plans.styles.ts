import { from, token, typography } from '@sightline/ui'
import { styled } from 'styled-components'

export const Offers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-9']};
  inline-size: 100%;
  max-inline-size: 70rem;
  margin-inline: auto;
`

export const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: ${token['space-4']};
  padding-block-start: ${token['space-8']};
  text-align: center;
`

export const Lead = styled.p`
  ${typography.lead}
  margin: 0;
  color: ${token['text-secondary']};
  text-wrap: balance;
`

export const Answers = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-6']};
  padding-block-start: ${token['space-8']};
  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`
