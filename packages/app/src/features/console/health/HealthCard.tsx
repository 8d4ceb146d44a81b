import { Trans } from '@lingui/react/macro'
import type { HealthProblem } from '@sightline/api-client'
import { Badge, Card, Heading, Stack } from '@sightline/ui'
import type { ReactNode } from 'react'
import { isSerious } from './HealthSummary.tsx'

interface HealthCardProps {
  title: ReactNode
  /** The problems of the whole instance. */
  problems: readonly HealthProblem[]
  /** Those among them that this card is about. */
  about: readonly HealthProblem[]
  /** Whether the part is in use. @default true */
  isOn?: boolean
  /** The one number of the part. */
  value: ReactNode
  children?: ReactNode
}

/** The card of a part of the instance: its state, one number, and what belongs to it. */
export function HealthCard({ title, problems, about, isOn = true, value, children }: HealthCardProps) {
  const own = problems.filter((problem) => about.includes(problem))
  return (
    <Card title={title} actions={<State isOn={isOn} isWell={own.length === 0} isBad={own.some(isSerious)} />}>
      <Stack gap={5}>
        <Heading level={3} size="lg">
          {value}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

function State({ isOn, isWell, isBad }: { isOn: boolean; isWell: boolean; isBad: boolean }) {
  if (!isOn && isWell)
    return (
      <Badge tone="neutral">
        <Trans>Off</Trans>
      </Badge>
    )
  if (isWell)
    return (
      <Badge tone="positive">
        <Trans>Healthy</Trans>
      </Badge>
    )
  return (
    <Badge tone={isBad ? 'negative' : 'warning'}>
      {isBad ? <Trans>Failing</Trans> : <Trans>Needs attention</Trans>}
    </Badge>
  )
}
