import { styled } from 'styled-components'
import { forcedEdge, token } from '../../theme/theme.ts'
import { tabular } from '../../theme/typography.ts'

/** Sizes are in `em`, of which the drawing is 40 wide. It is a picture, so its colours stay where the device sets others. */
export const Root = styled.div`
  container-type: inline-size;
  inline-size: 100%;
  overflow: clip;
  font-family: ${token['font-sans']};
  color: ${token['text-primary']};
  background: ${token['bg-canvas']};
  ${forcedEdge}
  forced-color-adjust: none;
`

export const Sheet = styled.div`
  font-size: 2.5cqi;
  line-height: 1.3;
`

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1em;
  block-size: 3.6em;
  padding: 0 1.5em;
  border-block-end: 1px solid ${token['border-subtle']};
  background: ${token['bg-surface']};
`

export const SiteName = styled.strong`
  overflow: hidden;
  font-size: 1.35em;
  font-weight: ${token['weight-strong']};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Logo = styled.img`
  max-inline-size: 60%;
  block-size: 2em;
  object-fit: contain;
  object-position: 0 50%;
`

/** The button of the range. */
export const Tool = styled.span`
  flex: none;
  inline-size: 7em;
  block-size: 1.8em;
  border: 1px solid ${token['border-default']};
  border-radius: calc(${token['radius-sm']} / 2);
`

export const Body = styled.div`
  display: grid;
  gap: 1.2em;
  padding: 1.2em 1.5em 1.5em;
`

const card = `
  overflow: clip;
  border: 1px solid ${token['border-subtle']};
  border-radius: calc(${token['radius-lg']} / 2);
  background: ${token['bg-surface']};
`

export const Metrics = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  ${card}
`

export const Metric = styled.div`
  display: grid;
  align-content: center;
  gap: 0.4em;
  padding: 0.9em 1em;
  border-block-end: 1px solid ${token['border-subtle']};
  &:not(:first-child) {
    border-inline-start: 1px solid ${token['border-subtle']};
  }
  &[data-selected] {
    box-shadow: inset 0 0.25em 0 ${token.accent};
    background: ${token['bg-surface']};
  }
`

export const Label = styled.span`
  inline-size: 55%;
  block-size: 0.55em;
  border-radius: 1em;
  background: ${token['border-default']};
  [data-selected] > & {
    background: ${token['accent-text']};
  }
`

export const Value = styled.span`
  ${tabular}
  font-size: 1.7em;
  font-weight: ${token['weight-strong']};
  line-height: 1.1;
`

/** Time runs from left to right in every language. */
export const Chart = styled.svg`
  grid-column: 1 / -1;
  inline-size: 100%;
  block-size: 7.5em;
  margin-block-start: 0.6em;
`

export const Area = styled.path`
  fill: ${token['chart-1']};
  fill-opacity: 0.15;
`

export const Line = styled.path`
  fill: none;
  stroke: ${token['chart-1']};
  stroke-width: 1.5px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`

export const PanelGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.2em;
`

export const Panel = styled.div`
  padding: 0.8em 1em 1em;
  ${card}
  &[data-wide],
  &:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`

export const PanelName = styled.div`
  overflow: hidden;
  font-size: 1.1em;
  font-weight: ${token['weight-medium']};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Rows = styled.div`
  display: grid;
  gap: 0.5em;
  margin-block-start: 0.6em;
`

export const Bar = styled.div`
  position: relative;
  block-size: 1.25em;
  border-radius: calc(${token['radius-xs']} / 2);
  background: ${token.bar};
  &::before {
    content: '';
    position: absolute;
    inset-block: 0.4em;
    inset-inline: 0.6em 45%;
    border-radius: 1em;
    background: ${token['text-tertiary']};
  }
`
