import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled, css } from 'styled-components'
import { forcedEdge, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { IconSlot } from '../Icon/IconSlot.tsx'
import type { IconSource } from '../Icon/index.ts'
import { oneOf } from '../../../theme/wrongProps.ts'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * The meaning of the badge, which decides its colour.
   * @default 'neutral'
   */
  tone?: Tone | undefined
  /** Icon before the text. */
  icon?: IconSource | undefined
  /** The text, one to four words. */
  children: ReactNode
}

/** Shows a status in a few words. */
export function Badge({ tone: given = 'neutral', icon, children, ...rest }: BadgeProps) {
  const tone = oneOf(given, colours, 'Badge: tone')
  return (
    <Root {...rest} $tone={tone} data-tone={tone}>
      {icon !== undefined && <IconSlot icon={icon} size={14} />}
      {children}
    </Root>
  )
}

const tint = (tone: 'info' | 'positive' | 'warning' | 'negative') => css`
  color: ${token[`${tone}-text`]};
  background: ${token[`${tone}-soft`]};
`

const colours = {
  neutral: css`
    color: ${token['text-secondary']};
    background: ${token['bg-muted']};
  `,
  info: tint('info'),
  positive: tint('positive'),
  warning: tint('warning'),
  negative: tint('negative'),
  premium: css`
    color: ${token['premium-text']};
    background: ${token['premium-soft']};
    box-shadow: inset 0 0 0 1px ${token['premium-border']};
  `,
}

type Tone = keyof typeof colours

const Root = styled.span<{ $tone: Tone }>`
  ${typography.micro}
  display: inline-flex;
  align-items: center;
  gap: ${token['space-2']};
  min-block-size: 1.25rem;
  padding-inline: ${token['space-4']};
  border-radius: ${token['radius-full']};
  white-space: nowrap;
  ${({ $tone }) => colours[$tone]}
  ${forcedEdge}
`
