import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { forcedEdge, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import type { StrictOmit } from '../../props.ts'

export interface TagProps extends StrictOmit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A short code, for example of a country. */
  children: string
}

/** Shows a code in a thin frame. It is not mirrored in right-to-left languages. */
export function Tag(props: TagProps) {
  return <Root dir="ltr" {...props} />
}

const Root = styled.span`
  ${typography.code}
  display: inline-block;
  padding: 0 ${token['space-3']};
  border-radius: ${token['radius-xs']};
  font-size: 0.6875rem;
  line-height: 1.125rem;
  font-weight: 500;
  color: ${token['text-secondary']};
  background: ${token['bg-surface']};
  box-shadow: inset 0 0 0 1px ${token['border-default']};
  white-space: nowrap;
  ${forcedEdge}
`
