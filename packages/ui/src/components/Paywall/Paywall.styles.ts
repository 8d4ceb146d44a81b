import styled from 'styled-components'
import { focusRing, forcedEdge, from, token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'

export const Root = styled.div`
  position: relative;
`

/** The end of what is around it, where a chart would go on. */
export const Zone = styled.div`
  position: absolute;
  inset-block: 4.5rem 2.5rem;
  inset-inline: 45% 0;
  overflow: hidden;
  pointer-events: none;
  background: ${token['bg-surface']};
  border-inline-start: 1px dashed ${token['border-control']};
`

export const Drawing = styled.svg`
  inline-size: 100%;
  block-size: 100%;
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
  position: absolute;
  z-index: 1;
  inset-block-start: 4rem;
  inset-inline: ${token['space-5']};
  display: grid;
  gap: ${token['space-6']};
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
  ${from('md')} {
    inset-inline: auto 6%;
    inline-size: 21.5rem;
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
