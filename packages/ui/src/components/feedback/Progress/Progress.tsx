import { Label } from 'react-aria-components/Label'
import type { Ref } from 'react'
import { ProgressBar, type ProgressBarProps } from 'react-aria-components/ProgressBar'
import { styled } from 'styled-components'
import { forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'
import { tabular, type } from '../../../theme/typography.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

type AriaProps = FromAria<
  StrictOmit<
    ProgressBarProps,
    'children' | 'className' | 'style' | 'render' | 'value' | 'minValue' | 'maxValue' | 'isIndeterminate'
  >
>

export interface ProgressProps extends AriaProps {
  /** What is on its way. */
  label: string
  /** How much of it is done; null while that is not known. */
  value: number | null
  /**
   * How much all of it is.
   * @default 100
   */
  maxValue?: number | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** How far long work has come. */
export function Progress({ label, value, maxValue = 100, ...rest }: ProgressProps) {
  return (
    <Root
      {...withoutUndefined(rest)}
      isIndeterminate={value === null}
      {...(value !== null && { value })}
      maxValue={Math.max(1, maxValue)}
    >
      {({ percentage, valueText }) => (
        <>
          <Line>
            <Label>{label}</Label>
            {value !== null && <span>{valueText}</span>}
          </Line>
          <Track data-part="track">
            <Fill data-part="fill" style={{ inlineSize: `${percentage ?? 8}%` }} />
          </Track>
        </>
      )}
    </Root>
  )
}

const Root = styled(ProgressBar)`
  ${type.body}
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
