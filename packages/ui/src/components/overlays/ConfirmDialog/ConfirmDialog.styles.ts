import { Heading } from 'react-aria-components/Heading'
import { styled } from 'styled-components'
import { from, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

export const Form = styled.form`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token['space-7']} ${token['space-6']};
  padding: ${token['space-8']};
  overflow: auto;
`

const tones = {
  danger: `color: ${token['negative-text']}; background: ${token['negative-soft']};`,
  primary: `color: ${token['text-secondary']}; background: ${token['bg-muted']};`,
}

export const Tile = styled.span<{ $variant: keyof typeof tones }>`
  ${({ $variant }) => tones[$variant]}
  display: grid;
  place-items: center;
  inline-size: 2.375rem;
  block-size: 2.375rem;
  border-radius: ${token['radius-full']};
`

export const Content = styled.div`
  display: grid;
  align-content: start;
  gap: ${token['space-6']};
  min-inline-size: 0;
`

export const Title = styled(Heading)`
  ${typography.heading}
  margin: 0 0 calc(-1 * ${token['space-4']});
  overflow-wrap: anywhere;
`

export const Text = styled.div`
  ${typography.body}
  color: ${token['text-secondary']};
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column-reverse;
  gap: ${token['space-4']};
  ${from('sm')} {
    flex-direction: row;
    justify-content: flex-end;
  }
`
