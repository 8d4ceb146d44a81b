import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { token } from '../../theme/theme.ts'
import { tileColourOf } from '../../components/data/Avatar/tileColour.ts'
import type { StrictOmit } from '../../components/props.ts'
import { domainInitial } from './domainInitial.ts'

export interface SiteTileProps extends StrictOmit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Host of the site. */
  domain: string
  /**
   * Edge in px.
   * @default 32
   */
  size?: number | undefined
}

/** Represents a site by the first letter of its domain on a colour of its own. Decorative. */
export function SiteAvatar({ domain, size = 32, ...rest }: SiteTileProps) {
  return (
    <Root {...rest} $colour={token[tileColourOf(domain)]} $size={size} aria-hidden="true">
      {domainInitial(domain)}
    </Root>
  )
}

const Root = styled.span<{ $colour: string; $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => Math.round($size / 4)}px;
  font-size: ${({ $size }) => $size * 0.53}px;
  line-height: 1;
  font-weight: 640;
  color: ${token['tile-text']};
  background: ${({ $colour }) => $colour};
  forced-color-adjust: none;
`
