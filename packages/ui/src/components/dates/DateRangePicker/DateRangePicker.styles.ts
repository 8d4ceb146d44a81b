import { Button } from 'react-aria-components/Button'
import { styled, css } from 'styled-components'
import { coarsePointer, focusRing, from, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'

/** Frame of the step buttons and the trigger; on a phone only the trigger, in full width. */
export const Root = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;
  border-radius: ${token['radius-md']};
  background: ${token['bg-surface']};
  box-shadow:
    inset 0 0 0 1px ${token['border-default']},
    ${token['shadow-xs']};
  ${from('md')} {
    display: inline-flex;
    flex: 0 1 auto;
  }
  @media (forced-colors: active) {
    outline: 1px solid ButtonText;
  }
`

const part = css`
  ${typography.body}
  display: flex;
  align-items: center;
  min-block-size: ${token['control-lg']};
  padding: 0 ${token['space-5']};
  border: 0;
  border-radius: ${token['radius-md']};
  font-family: inherit;
  color: ${token['text-primary']};
  background: transparent;
  cursor: pointer;
  outline: none;
  ${from('md')} {
    min-block-size: ${token['control-height']};
  }
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  &[data-hovered] {
    background: ${token['bg-hover']};
  }
  &[data-pressed] {
    background: ${token['bg-muted']};
  }
  &[data-focus-visible],
  &[aria-expanded='true'] {
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
`

export const Applied = styled(Button)`
  ${part}
  flex: 1;
  gap: ${token['space-4']};
  min-inline-size: 0;
  text-align: start;
  & > [data-part='applied'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    color: ${token['text-secondary']};
  }
  ${from('md')} {
    /** The ring of the open one is as round as the frame. */
    &:not([data-focus-visible], [aria-expanded='true']) {
      border-radius: 0;
    }
    box-shadow:
      inset 1px 0 ${token['border-default']},
      inset -1px 0 ${token['border-default']};
  }
`

export const Name = styled.span`
  font-weight: ${token['weight-medium']};
`

export const Dates = styled.span`
  ${tabular}
  margin-inline-start: ${token['space-2']};
  color: ${token['text-tertiary']};
  [data-disabled] > & {
    color: inherit;
  }
`

export const Step = styled(Button)`
  ${part}
  display: none;
  justify-content: center;
  min-inline-size: ${token['control-height']};
  padding: 0;
  color: ${token['text-secondary']};
  ${from('md')} {
    display: flex;
  }
  ${coarsePointer} {
    min-inline-size: ${token['control-lg']};
  }
`
