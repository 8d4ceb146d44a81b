import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { coarsePointer, focusRing, forcedEdge, token } from '../../../../theme/theme.ts'
import { tabular, typography } from '../../../../theme/typography.ts'

export const Line = styled.div`
  ${typography.body}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token['space-1']} ${token['space-4']};
  padding: ${token['space-2']} ${token['space-6']};
  border-block-end: 1px solid ${token['border-subtle']};
  color: ${token['text-secondary']};
  background: ${token['accent-soft']};
  button {
    color: ${token['accent-text']};
  }
`

export const Bar = styled.div`
  ${typography.body}
  ${tabular}
  position: absolute;
  z-index: ${token['z-bulk-bar']};
  inset-block-end: calc(100% + ${token['space-6']});
  inset-inline: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-2']};
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * ${token['space-5']});
  margin-inline: auto;
  padding: ${token['space-3']} ${token['space-4']} ${token['space-3']} ${token['space-6']};
  border-radius: ${token['radius-lg']};
  color: ${token['tooltip-text']};
  background: ${token['tooltip-bg']};
  box-shadow: ${token['shadow-lg']};
  ${forcedEdge}
`

export const Count = styled.span`
  margin-inline-end: ${token['space-5']};
  font-weight: ${token['weight-semibold']};
  white-space: nowrap;
`

export const BarButton = styled(Button)`
  ${typography.body}
  display: inline-flex;
  align-items: center;
  gap: ${token['space-3']};
  min-block-size: ${token['control-sm']};
  padding: 0 ${token['space-4']};
  border: 0;
  border-radius: ${token['radius-sm']};
  font-family: inherit;
  font-weight: ${token['weight-medium']};
  color: ${token['tooltip-text']};
  background: transparent;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  &[data-danger] {
    color: ${token['negative-text']};
  }
  &[data-hovered] {
    background: color-mix(in srgb, ${token['tooltip-text']} 12%, transparent);
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`

export const Divider = styled.span`
  inline-size: 1px;
  block-size: ${token['space-7']};
  margin-inline: ${token['space-3']};
  background: ${token['border-default']};
`
