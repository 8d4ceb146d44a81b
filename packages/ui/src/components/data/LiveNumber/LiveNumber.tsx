import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { isOnItsWay, type StrictOmit } from '../../props.ts'
import { LiveDot } from '../LiveDot/index.ts'

export interface LiveNumberProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The formatted number; what is not known is a dash. */
  value: string
  /** What is counted, in a few words. */
  label: ReactNode
  /** A sentence below, for example how it is counted. */
  description?: ReactNode | undefined
  /**
   * Whether the first number is still to come.
   * @default 'idle'
   */
  loadingState?: 'idle' | 'loading' | 'error' | undefined
}

/** One number that changes by itself and is the subject of its page. The ref and all other props go to the root. */
export function LiveNumber({ value, label, description, loadingState = 'idle', ...rest }: LiveNumberProps) {
  return (
    <Root {...rest} aria-busy={isOnItsWay(loadingState) || undefined} data-part="live-number">
      <Label data-part="label">
        <LiveDot />
        {label}
      </Label>
      <Value data-part="value">
        {loadingState === 'loading' ? <Skeleton inlineSize="5rem" blockSize="2.75rem" /> : value}
      </Value>
      {description !== undefined && <Description data-part="description">{description}</Description>}
    </Root>
  )
}

const Root = styled.div`
  min-inline-size: 0;
`

const Label = styled.div`
  ${typography.body}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  color: ${token['text-secondary']};
`

const Value = styled.div`
  ${tabular}
  font-size: 3.5rem;
  line-height: 4rem;
  font-weight: ${token['weight-semibold']};
  letter-spacing: calc(-0.035em * ${token.tracking});
  display: flex;
  align-items: center;
  min-block-size: 4rem;
  overflow-wrap: anywhere;
  color: ${token['text-primary']};
`

const Description = styled.div`
  ${typography.caption}
  color: ${token['text-tertiary']};
`
