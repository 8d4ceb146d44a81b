import { msg } from '@lingui/core/macro'
import { Check, Minus, Sparkles } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useText } from '../../format/useText.ts'
import { Badge } from '../../components/data/Badge/index.ts'
import { Icon, type IconSource } from '../../components/data/Icon/index.ts'
import { VisuallyHidden } from '../../components/layout/VisuallyHidden/index.ts'
import { Billed, Feature, Features, Head, Line, Period, Price, Root, Text, Title } from './PlanCard.styles.ts'
import type { StrictOmit } from '../../components/props.ts'

export interface PlanFeature {
  id: string
  /** A feature that the plan includes, or does not. */
  label: ReactNode
  /**
   * Whether the plan holds it; `premium` is what the others are without.
   * @default 'included'
   */
  kind?: FeatureKind | undefined
}

export interface PlanCardProps extends StrictOmit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Name of the plan. */
  title: string
  /** One sentence about it. */
  description: ReactNode
  /** The price for one unit of time, formatted by the caller. */
  price: ReactNode
  /** The unit of time, after the price. */
  period?: ReactNode | undefined
  /** The billed amount and its time, or the end of the plan. */
  billed?: ReactNode | undefined
  /** A highlight in one or two words. */
  badge?: string | undefined
  /**
   * Whether the plan is highlighted.
   * @default false
   */
  isFeatured?: boolean | undefined
  /** A Button over the whole width. */
  actions: ReactNode
  /** The features that the plan includes, and those that it does not. */
  features: readonly PlanFeature[]
}

/** A plan with its price, its features and a button to choose it. */
export function PlanCard(props: PlanCardProps) {
  const { title, description, price, period, billed, badge, isFeatured = false, actions, features, ...rest } = props
  const text = useText()
  const words = {
    included: text(msg`Included:`),
    premium: text(msg`Included:`),
    absent: text(msg`Not included:`),
  } satisfies Record<FeatureKind, string>
  return (
    <Root {...rest} data-part="plan-card" data-featured={isFeatured || undefined}>
      <Head>
        <Title>{title}</Title>
        {badge !== undefined && (
          <Badge tone="premium" icon={Sparkles}>
            {badge}
          </Badge>
        )}
      </Head>
      <Text>{description}</Text>
      <Line>
        <Price data-part="price">{price}</Price>
        {period !== undefined && <Period>{period}</Period>}
      </Line>
      <Billed>{billed}</Billed>
      {actions}
      <Features>
        {features.map(({ id, label, kind = 'included' }) => (
          <Feature key={id} data-kind={kind}>
            <Icon icon={icons[kind]} />
            <span>
              <VisuallyHidden>{words[kind]} </VisuallyHidden>
              {label}
            </span>
          </Feature>
        ))}
      </Features>
    </Root>
  )
}

type FeatureKind = 'included' | 'absent' | 'premium'

const icons = { included: Check, absent: Minus, premium: Sparkles } satisfies Record<FeatureKind, IconSource>
