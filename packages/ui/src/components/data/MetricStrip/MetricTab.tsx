import { styled } from 'styled-components'
import { Tab } from '../../navigation/Tabs/TabParts.tsx'
import { token } from '../../../theme/theme.ts'
import { Note, Text } from '../MetricCard/MetricContent.styles.ts'
import { MetricContent } from '../MetricCard/MetricContent.tsx'
import type { Metric } from './Metric.types.ts'
import { isOnItsWay } from '../../props.ts'
import { inRow } from './stripWidths.ts'

/** A metric as the tab that shows its chart. */
export function MetricTab(metric: Metric) {
  return (
    <Card id={metric.id} aria-busy={isOnItsWay(metric.loadingState ?? 'idle') || undefined}>
      <MetricContent {...metric} />
    </Card>
  )
}

const Card = styled(Tab)`
  position: relative;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token['space-4']};
  min-inline-size: 0;
  padding: ${token['space-5']} 0.875rem;
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow: 0 0 0 1px ${token['border-subtle']};
  cursor: pointer;
  user-select: none;
  outline: none;
  scroll-snap-align: start;
  /** The change stands at the lower edge in each card of a row, where its button lies. */
  & > ${Text} {
    display: flex;
    flex-direction: column;
    align-self: stretch;
  }
  ${Note} {
    margin-block-start: auto;
    padding-block-start: ${token['space-1']};
  }
  transition: background-color ${token['duration-instant']} ${token['ease-standard']};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[data-selected] {
      border-block-start: 3px solid Highlight;
    }
  }
  &[data-selected] {
    box-shadow: 0 0 0 1.5px ${token.accent};
  }
  &:is([data-focus-visible], :focus-visible) {
    outline: 2px solid ${token['focus-ring']};
    outline-offset: -2px;
  }

  ${inRow} {
    padding: ${token['space-6']} 1.125rem ${token['space-5']};
    border-radius: 0;
    background: color-mix(in srgb, ${token['bg-canvas']} 50%, ${token['bg-surface']});
    box-shadow: inset 0 -1px 0 ${token['border-subtle']};
    & + & {
      border-inline-start: 1px solid ${token['border-subtle']};
    }
    &:is([data-hovered], :hover):not([data-selected], [data-disabled]) {
      background: ${token['bg-hover']};
    }
    &[data-selected] {
      background: ${token['bg-surface']};
      box-shadow: inset 0 2px 0 ${token.accent};
    }
  }
`
