import { useId, type ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { useKit } from '../../../provider/KitContext.ts'
import { styleRef } from '../../styleRef.ts'
import { forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import type { StrictOmit } from '../../props.ts'

export interface ProgressProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Names the work. */
  label: string
  /** The part that is done; null while it is not known. */
  value: number | null
  /**
   * The value of the whole.
   * @default 100
   */
  maxValue?: number | undefined
}

/** The progress of long work. */
export function Progress({ label, value, maxValue = 100, ...rest }: ProgressProps) {
  const { intlLocale } = useKit()
  const labelId = useId()
  const largest = Math.max(1, maxValue)
  const done = value === null ? null : Math.min(Math.max(value, 0), largest)
  const share = done === null ? null : done / largest
  const text = share === null ? undefined : new Intl.NumberFormat(intlLocale, { style: 'percent' }).format(share)
  return (
    <Root
      aria-labelledby={labelId}
      {...rest}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={largest}
      aria-valuenow={done ?? undefined}
      aria-valuetext={text}
    >
      <Line>
        <span id={labelId}>{label}</span>
        {text !== undefined && <span>{text}</span>}
      </Line>
      <Track data-part="track">
        <Fill data-part="fill" ref={styleRef({ 'inline-size': `${share === null ? 8 : share * 100}%` })} />
      </Track>
    </Root>
  )
}

const Root = styled.div`
  ${typography.body}
  ${tabular}
  display: grid;
  gap: ${token['space-3']};
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token['space-5']};
`

const Track = styled.div`
  block-size: 6px;
  border-radius: ${token['radius-full']};
  background: ${token['bg-muted']};
  overflow: hidden;
  ${forcedEdge}
`

const Fill = styled.div`
  inline-size: 0;
  block-size: 100%;
  border-radius: inherit;
  background: ${token.accent};
  transition: inline-size ${token['duration-slow']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`
