import { Button as AriaButton } from 'react-aria-components/Button'
import { styled, css } from 'styled-components'
import { arc } from '../../feedback/Spinner/arc.ts'
import { coarsePointer, focusRing, reducedMotion, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { oneOf } from '../../../theme/wrongProps.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const sizes = {
  md: css`
    --inset: ${token['space-5']};
    min-block-size: ${token['control-height']};
    border-radius: ${token['radius-sm']};
  `,
  sm: css`
    --inset: 0.625rem;
    min-block-size: ${token['control-sm']};
    border-radius: ${token['radius-sm']};
  `,
  lg: css`
    ${typography.bodyLarge}
    --inset: ${token['space-6']};
    min-block-size: ${token['control-lg']};
    border-radius: ${token['radius-md']};
  `,
} satisfies Record<ButtonSize, unknown>

const colours = {
  secondary: css`
    color: ${token['text-primary']};
    background: ${token['bg-surface']};
    box-shadow:
      inset 0 0 0 1px ${token['border-default']},
      ${token['shadow-xs']};
    &:where([data-hovered], :hover) {
      background: ${token['bg-hover']};
    }
    &:where([data-pressed]) {
      background: ${token['bg-muted']};
    }
  `,
  primary: css`
    color: ${token['btn-primary-text']};
    background: ${token['btn-primary-bg']};
    &:where([data-hovered], :hover) {
      background: ${token['btn-primary-hover']};
    }
    &:where([data-pressed]) {
      background: color-mix(in oklab, ${token['btn-primary-hover']}, ${token['bg-surface']} 12%);
    }
  `,
  quiet: css`
    color: ${token['text-secondary']};
    background: transparent;
    &:where([data-hovered], :hover) {
      color: ${token['text-primary']};
      background: ${token['bg-hover']};
    }
    &:where([data-pressed]) {
      background: ${token['bg-muted']};
    }
  `,
  /** A darker red in both themes, because the label is white in both. */
  danger: css`
    color: ${token['btn-danger-text']};
    background: ${token['btn-danger-bg']};
    &:where([data-hovered], :hover) {
      background: color-mix(in oklab, ${token['btn-danger-bg']}, ${token['brand-tile']} 12%);
    }
    &:where([data-pressed]) {
      background: color-mix(in oklab, ${token['btn-danger-bg']}, ${token['brand-tile']} 20%);
    }
  `,
} satisfies Record<ButtonVariant, unknown>

export interface ButtonLook {
  $variant: ButtonVariant
  $size: ButtonSize
  $isFullWidth: boolean
  /** The side on which the label, not the edge of the button, is aligned with the surrounding content. */
  $flush: 'start' | 'end' | undefined
}

const flushed = {
  start: css`
    margin-inline-start: calc(-1 * var(--inset));
  `,
  end: css`
    margin-inline-end: calc(-1 * var(--inset));
  `,
}

const button = css<ButtonLook>`
  ${typography.body}
  ${({ $size }) => sizes[oneOf($size, sizes, 'Button: size')]}
  position: relative;
  display: ${({ $isFullWidth }) => ($isFullWidth ? 'flex' : 'inline-flex')};
  inline-size: ${({ $isFullWidth }) => ($isFullWidth ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  flex: none;
  gap: ${token['space-3']};
  padding: ${token['space-2']} var(--inset);
  border: 0;
  font-family: inherit;
  font-weight: ${token['weight-medium']};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition: background-color ${token['duration-instant']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  &:focus-visible,
  &[data-focus-visible] {
    ${focusRing}
  }
  ${({ $flush }) => $flush !== undefined && flushed[$flush]}
  ${({ $variant }) => colours[oneOf($variant, colours, 'Button: variant')]}
  @media (forced-colors: active) {
    ${({ $variant }) => $variant !== 'quiet' && 'border: 1px solid ButtonBorder;'}
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    background: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : token['bg-muted'])};
    box-shadow: none;
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }
`

export const Root = styled(AriaButton)<ButtonLook>`
  ${button}
`

export const LinkRoot = styled.a<ButtonLook>`
  ${button}
`

/** Stays in the layout while the spinner covers it, so that the button keeps its width and its name. */
export const Label = styled.span<{ $isCovered: boolean }>`
  opacity: ${({ $isCovered }) => ($isCovered ? 0 : 1)};
`

export const Arc = styled.span<{ $isCentred: boolean }>`
  ${arc}
  inline-size: 14px;
  block-size: 14px;
  ${({ $isCentred }) =>
    $isCentred &&
    css`
      position: absolute;
      inset: 0;
      margin: auto;
    `}
`
