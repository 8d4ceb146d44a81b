import { styled } from 'styled-components'
import { focusRing, forcedEdge, token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'

export const Root = styled.div`
  position: relative;
  &[data-open] {
    container-type: inline-size;
  }
`

export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  filter: blur(6px);
  [data-part='band'] {
    fill: ${token['accent-soft-strong']};
  }
  [data-part='line'] {
    fill: none;
    stroke: ${token['accent']};
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
`

export const Card = styled.section`
  ${forcedEdge}
  display: grid;
  gap: ${token['space-6']};
  margin: 0 ${token['space-5']} ${token['space-5']};
  padding: ${token['space-9']};
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow:
    ${token['shadow-lg']},
    0 0 0 1px ${token['border-default']};
  outline: none;
  &:focus-visible {
    ${focusRing}
  }
  /* Beside what people have, never over it. */
  ${Root}:not([data-narrow]) > & {
    @container (min-width: 58rem) {
      position: absolute;
      z-index: 1;
      inset-block-start: 4rem;
      /* Not mirrored: what is to come is on the right in every language. */
      right: calc(var(--share) * 50% - 10.75rem);
      inline-size: 21.5rem;
      margin: 0;
    }
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

export const Body = styled.div`
  display: grid;
  gap: ${token['space-2']};
`

export const Title = styled.h3`
  ${type.heading}
  margin: 0;
  text-wrap: balance;
`

export const Benefit = styled.p`
  ${type.body}
  margin: 0;
  color: ${token['text-secondary']};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token['space-4']};
`
