import { msg } from '@lingui/core/macro'
import { CornerDownRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../components/data/Icon/index.ts'
import { VisuallyHidden } from '../../components/layout/VisuallyHidden/index.ts'
import { hasData } from '../../components/props.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useText } from '../../format/useText.ts'
import { styleRef } from '../../components/styleRef.ts'
import { ChartFrame, type ChartLoadingProps, type ChartRootProps, type ChartRows } from '../ChartFrame/index.ts'
import { Bar, Dropped, Values, Legend, Name, Number, Step, Steps } from './Funnel.styles.ts'
import { listOf } from '../../theme/wrongProps.ts'

export interface FunnelStep {
  id: string
  /** The name of the step. */
  name: string
  /** The visitors who did it after all steps before. */
  visitors: number
  /** Visitors of this step as a percentage of the first step, 0 to 100. */
  ofFirst: number
  /** Visitors of this step as a percentage of the previous step, 0 to 100. */
  ofPrevious: number
  /** The number of visitors who did the step before and not this one. */
  dropped: number
}

export interface FunnelProps extends ChartRootProps, ChartLoadingProps {
  /** Name of the funnel. */
  name: string
  /** The dates of the period as text. */
  period: string
  /** Visitors who completed the last step as a percentage of the first step, 0 to 100. */
  conversionRate: number
  /** The steps in order; more than about eight are hard to read. */
  items: readonly FunnelStep[]
  /** Additional controls before the built-in ones, for example the selection of a funnel. */
  controls?: ReactNode | undefined
}

/** The visitors who continued from step to step, and those who left. */
export function Funnel({ name, period, conversionRate, items: givenItems, controls, ...rest }: FunnelProps) {
  const items = listOf(givenItems, 'Funnel')
  const text = useText()
  const format = useFormat()
  const isEmpty = items.length === 0
  const data: ChartRows = {
    caption: `${name}, ${period}`,
    columns: [
      text(msg`Step`),
      text(msg`Visitors`),
      text(msg`Of the first step`),
      text(msg`Of the step before`),
      text(msg`Drop-off`),
    ],
    rows: items.map((step, index) => ({
      id: step.id,
      cells: [
        `${index + 1}. ${step.name}`,
        format.full(step.visitors),
        format.percent(step.ofFirst),
        index === 0 ? '' : format.percent(step.ofPrevious),
        index === 0 ? '' : format.full(step.dropped),
      ],
      values: [
        step.name,
        step.visitors,
        step.ofFirst,
        index === 0 ? null : step.ofPrevious,
        index === 0 ? null : step.dropped,
      ],
    })),
  }
  return (
    <ChartFrame
      {...rest}
      aria-label={name}
      data-part="funnel"
      data={data}
      controls={controls}
      hasContentHeight={hasData(rest.loadingState ?? 'idle') && !isEmpty}
      legend={
        !isEmpty && (
          <Legend>
            {text(msg`Conversion`)} <strong>{format.percent(conversionRate)}</strong>
          </Legend>
        )
      }
      isEmpty={isEmpty}
    >
      <Steps>
        {items.map((step, index) => (
          <Step key={step.id}>
            {index > 0 && <Left step={step} />}
            <Name>
              <Number aria-hidden="true">{index + 1}</Number>
              <bdi>{step.name}</bdi>
            </Name>
            <Bar aria-hidden="true" ref={styleRef({ '--share': `${step.ofFirst}%` })} />
            <Values>
              <strong>{format.full(step.visitors)}</strong>
              <VisuallyHidden>{text(msg`Visitors`)}</VisuallyHidden>
              <span>{format.percent(step.ofFirst)}</span>
            </Values>
          </Step>
        ))}
      </Steps>
    </ChartFrame>
  )
}

/** The visitors who went no further than the step before. */
function Left({ step: { dropped, ofPrevious } }: { step: FunnelStep }) {
  const text = useText()
  const format = useFormat()
  const count = format.full(dropped)
  const share = format.percent(100 - ofPrevious)
  return (
    <Dropped>
      <Icon icon={CornerDownRight} size={14} isDirectional />
      {text(msg`${count} dropped off (${share})`)}
    </Dropped>
  )
}
