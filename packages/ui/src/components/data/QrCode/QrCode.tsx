import { useMemo, type ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import type { StrictOmit } from '../../props.ts'
import { modulesPath } from './modulesPath.ts'

export interface QrCodeProps extends StrictOmit<ComponentPropsWithRef<'svg'>, 'children' | 'aria-label'> {
  /** Describes the target of the code. */
  'aria-label': string
  /** The modules of the code, row by row from top to bottom, without a margin; true is dark. */
  modules: readonly (readonly boolean[])[]
  /**
   * Width and height of the white card behind the code, in px.
   * @default 200
   */
  size?: number | undefined
}

/**
 * A QR code on a white card in both themes, because scanners expect dark on white. The ref and all other props go to
 * the root.
 */
export function QrCode({ modules, size = 200, ...rest }: QrCodeProps) {
  const path = useMemo(() => modulesPath(modules, margin), [modules])
  const edge = modules.length + 2 * margin
  return (
    <Root {...rest} role="img" width={size} height={size} viewBox={`0 0 ${edge} ${edge}`} shapeRendering="crispEdges">
      <path d={path} />
    </Root>
  )
}

/** Modules of white that a reader needs around a code (ISO/IEC 18004). */
const margin = 4

const Root = styled.svg`
  display: block;
  flex: none;
  max-inline-size: 100%;
  block-size: auto;
  border-radius: ${token['radius-lg']};
  color: ${token['brand-tile']};
  background: ${token['tile-text']};
  box-shadow: 0 0 0 1px ${token['border-subtle']};
  forced-color-adjust: none;
  path {
    fill: currentColor;
  }
`
