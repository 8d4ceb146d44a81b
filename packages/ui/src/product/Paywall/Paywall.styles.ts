import { styled } from 'styled-components'
import { focusRing, forcedEdge, token } from '../../theme/theme.ts'
import { typography } from '../../theme/typography.ts'

export const Root = styled.div`
  position: relative;
  &[data-open] {
    container-type: inline-size;
  }
`

/** The covered area and the card: one over the other where the card has room beside the usable part. */
export const Stage = styled.div`
  ${Root}[data-open]:not([data-narrow]) > & {
    @container (min-width: 58rem) {
      display: grid;
      grid-template: 4rem auto minmax(${token['space-5']}, 1fr) / minmax(0, 1fr);
    }
  }
`

export const Covered = styled.div`
  grid-area: 1 / 1 / -1 / -1;
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
  /** The card is beside the available part, never over it. */
  ${Root}:not([data-narrow]) > ${Stage} > & {
    @container (min-width: 58rem) {
      z-index: 1;
      /** The card is in the flow: the covered area grows with it, so that the card never overflows. */
      grid-area: 2 / 1;
      /** Not mirrored: the future is on the right in every language. */
      justify-self: end;
      inline-size: 21.5rem;
      margin: 0;
      margin-inline-end: calc(var(--share, 0.5) * 50% - 10.75rem);
      &:dir(rtl) {
        justify-self: start;
        margin-inline: calc(var(--share, 0.5) * 50% - 10.75rem) 0;
      }
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
  ${typography.heading}
  margin: 0;
  text-wrap: balance;
`

export const Benefit = styled.p`
  ${typography.body}
  margin: 0;
  color: ${token['text-secondary']};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token['space-4']};
`
