import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { token } from '../../theme/theme.ts'
import type { StrictOmit } from '../../components/props.ts'

export interface LogoProps extends StrictOmit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * The name that stands beside the mark, and that a screen reader says.
   * @default 'Sightline'
   */
  name?: string | undefined
  /** The address of a picture that stands in place of mark and name, at most 28 px high and 120 px wide, or 48 px as a mark. */
  src?: string | undefined
  /**
   * Edge of the mark in px; at least 16, with the wordmark 20.
   * @default 24
   */
  size?: number | undefined
  /**
   * Whether the mark stands without the name.
   * @default false
   */
  isMarkOnly?: boolean | undefined
}

/** The mark of the product: a viewpoint, its horizon and the sightline that rises from it. Never mirrored. */
export function Logo({ name = 'Sightline', src, size = 24, isMarkOnly = false, ...rest }: LogoProps) {
  return (
    <Root {...rest} $isMarkOnly={isMarkOnly} dir="ltr" role="img" aria-label={name}>
      {src ? (
        <img src={src} alt="" />
      ) : (
        <>
          <svg viewBox="0 0 24 24" width={size} height={size}>
            <rect width="24" height="24" rx="6.5" fill="var(--mark-tile)" />
            <path d="M6.4 17.1 18.6 6.6V17.1Z" fill="var(--mark-line)" opacity=".2" />
            <g stroke="var(--mark-line)" strokeWidth="2" strokeLinecap="round">
              <path d="M6.4 17.1 18.4 6.8" />
              <path d="M9.6 17.1H18.4" opacity=".62" />
            </g>
            <circle cx="6.4" cy="17.1" r="2.5" fill={token['brand-dot']} />
          </svg>
          {!isMarkOnly && <Wordmark $size={size}>{name}</Wordmark>}
        </>
      )}
    </Root>
  )
}

const Root = styled.span<{ $isMarkOnly: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  --mark-tile: ${token['brand-tile']};
  --mark-line: ${token['brand-line']};
  [data-theme='dark'] & {
    --mark-tile: ${token['bg-inverse']};
    --mark-line: ${token['bg-canvas']};
  }
  img {
    max-block-size: 28px;
    max-inline-size: ${({ $isMarkOnly }) => ($isMarkOnly ? 48 : 120)}px;
  }
`

const Wordmark = styled.span<{ $size: number }>`
  font-size: ${({ $size }) => $size / 1.5 / 16}rem;
  line-height: 1;
  font-weight: 640;
  letter-spacing: -0.022em;
  color: ${token['text-primary']};
`
