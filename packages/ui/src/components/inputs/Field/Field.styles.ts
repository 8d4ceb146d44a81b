import { FieldError } from 'react-aria-components/FieldError'
import { Label as AriaLabel } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { styled, css } from 'styled-components'
import { forcedWrong, reducedMotion, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

/** Column of label, control, and help or error. */
export const column = css`
  display: flex;
  flex-direction: column;
  gap: ${token['space-3']};
  min-inline-size: 0;
`

export const Label = styled(AriaLabel)`
  ${typography.body}
  font-weight: 540;
  color: ${token['text-primary']};
`

/** Fields are required by default, so optional ones are marked. */
export const Optional = styled.span`
  font-weight: ${token['weight-regular']};
  color: ${token['text-tertiary']};
`

export const Help = styled(Text)`
  ${typography.caption}
  color: ${token['text-tertiary']};
`

export const Error = styled(FieldError)`
  ${typography.caption}
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  color: ${token['negative-text']};
`

const ring = css`
  box-shadow:
    inset 0 0 0 1px ${token['focus-ring']},
    0 0 0 3px color-mix(in srgb, ${token['focus-ring']} 26%, transparent);
`

/**
 * Border, background and focus ring of a control; its element sets `data-invalid`, `data-disabled`, `data-readonly` and
 * so on.
 */
export const control = css`
  border-radius: ${token['radius-md']};
  color: ${token['text-primary']};
  background: ${token['bg-surface']};
  box-shadow: inset 0 0 0 1px ${token['border-control']};
  transition: box-shadow ${token['duration-instant']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
  &[data-hovered]:not([data-invalid]) {
    box-shadow: inset 0 0 0 1px ${token['text-tertiary']};
  }
  &[data-invalid] {
    box-shadow: inset 0 0 0 1.5px ${token['negative-solid']};
  }
  &[data-readonly] {
    background: ${token['bg-subtle']};
    box-shadow: inset 0 0 0 1px ${token['border-default']};
  }
  &:is([data-focus-within], [data-focused]:is(button, textarea), [aria-expanded='true']) {
    ${ring}
  }
  &[data-disabled] {
    opacity: 0.45;
    background: ${token['bg-muted']};
  }
  @media (forced-colors: active) {
    outline: 1px solid ButtonText;
    &:is([data-focus-within], [data-focused]) {
      outline: 2px solid Highlight;
    }
  }
  &[data-invalid]:not([data-focus-within], [data-focused]) {
    ${forcedWrong}
  }
`
