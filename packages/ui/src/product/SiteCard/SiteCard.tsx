import { Plus } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { focusRing, forcedEdge, reducedMotion, token } from '../../theme/theme.ts'
import { tabular, typography } from '../../theme/typography.ts'
import { Icon } from '../../components/data/Icon/index.ts'
import { SiteAvatar } from './SiteAvatar.tsx'
import type { StrictOmit } from '../../components/props.ts'

export interface SiteCardProps extends ComponentPropsWithRef<'article'> {
  /** The address of the card. */
  href: string
  /** Name of the site. */
  name: string
  /** The host of the site. */
  domain: string
  /** The state of the site, in a badge or a few words. */
  status?: ReactNode | undefined
  /** One value and its name, or one sentence. */
  metric?: SiteMetric | undefined
  /** A Sparkline over the card’s whole width. */
  sparkline?: ReactNode | undefined
  /** A Menu of actions for the site, beside the link and not part of it. */
  menu?: ReactNode | undefined
  /** Content where there is no value. */
  children?: ReactNode | undefined
}

export interface SiteMetric {
  /** The name of the value. */
  label: string
  value: ReactNode
  /** The value in full, shown on hover. */
  fullValue?: string | undefined
  /** The change of the value. */
  delta?: ReactNode | undefined
  /** The same in a few words, for metrics that are too small for percentages. */
  note?: ReactNode | undefined
}

/** A link to a site, as a card. */
export function SiteCard(props: SiteCardProps) {
  const { href, name, domain, status, menu, metric, sparkline, children, ...rest } = props
  return (
    <Root {...rest} data-part="site-card">
      <Head>
        <SiteAvatar domain={domain} />
        <Names>
          <Name>
            <Cover href={href}>
              <bdi>{name}</bdi>
            </Cover>
          </Name>
          <Domain>
            <bdi dir="ltr">{domain}</bdi>
          </Domain>
        </Names>
        {status !== undefined && <Status data-part="status">{status}</Status>}
        {menu !== undefined && <Above data-part="menu">{menu}</Above>}
      </Head>
      {metric !== undefined && (
        <Figure>
          <MetricLabel>{metric.label}</MetricLabel>
          <Value title={metric.fullValue}>
            {metric.value}
            {metric.delta}
            {metric.note !== undefined && <Note>{metric.note}</Note>}
          </Value>
        </Figure>
      )}
      {children !== undefined && <Text>{children}</Text>}
      {sparkline !== undefined && <Picture>{sparkline}</Picture>}
    </Root>
  )
}

export interface AddSiteCardProps extends StrictOmit<ComponentPropsWithRef<'a'>, 'href' | 'title'> {
  /** The address of the card. */
  href: string
  /** The name of the action. */
  title: string
  /** A further line of text. */
  children?: ReactNode | undefined
}

/** A card to add a site, the last one in a grid of sites. */
export function AddSiteCard({ href, title, children, ...rest }: AddSiteCardProps) {
  return (
    <Dashed {...rest} href={href}>
      <Circle>
        <Icon icon={Plus} />
      </Circle>
      <strong>{title}</strong>
      {children}
    </Dashed>
  )
}

/** Grid of site cards with three, two or one columns. */
export const SiteGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr));
  gap: ${token['space-6']};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
  }
`

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 11.875rem;
  min-inline-size: 0;
  overflow: clip;
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-xs']};
  ${forcedEdge}
  transition: box-shadow ${token['duration-base']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
  &:hover {
    box-shadow:
      0 0 0 1px ${token['border-default']},
      ${token['shadow-md']};
  }
  &:has(a:focus-visible) {
    ${focusRing}
  }
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 0.625rem;
  padding: 1.0625rem 1.125rem 0;
`

const Names = styled.div`
  min-inline-size: 0;
`

const Name = styled.h2`
  ${typography.headingSmall}
  margin: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The link, stretched over the whole card. */
const Cover = styled.a`
  color: ${token['text-primary']};
  text-decoration: none;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Domain = styled.p`
  ${typography.caption}
  margin: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${token['text-tertiary']};
`

const Status = styled.div`
  ${typography.caption}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  flex: none;
  margin-inline-start: auto;
  color: ${token['text-secondary']};
`

/** The content on top of the link that covers the card, aligned with the name. */
const Above = styled.div`
  position: relative;
  z-index: ${token['z-base']};
  flex: none;
  margin-block-start: calc(-1 * ${token['space-3']});
  margin-inline-end: calc(-1 * ${token['space-4']});
`

const Note = styled.span`
  ${typography.caption}
  color: ${token['text-tertiary']};
`

const Figure = styled.div`
  padding: ${token['space-5']} 1.125rem 0;
`

const MetricLabel = styled.div`
  ${typography.caption}
  color: ${token['text-secondary']};
`

const Value = styled.div`
  ${typography.metricCard}
  ${tabular}
  display: flex;
  align-items: baseline;
  gap: ${token['space-4']};
`

const Text = styled.div`
  ${typography.body}
  max-inline-size: 20rem;
  padding: ${token['space-6']} 1.125rem;
  color: ${token['text-secondary']};
`

const Picture = styled.div`
  margin-block-start: auto;
`

const Dashed = styled.a`
  ${typography.body}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token['space-2']};
  min-block-size: 11.875rem;
  border: 1px dashed ${token['border-control']};
  border-radius: ${token['radius-lg']};
  color: ${token['text-secondary']};
  text-decoration: none;
  strong {
    font-weight: ${token['weight-strong']};
    color: ${token['text-primary']};
  }
  &:hover {
    background: ${token['bg-hover']};
  }
  &:focus-visible {
    ${focusRing}
  }
`

const Circle = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${token['control-md']};
  block-size: ${token['control-md']};
  margin-block-end: ${token['space-4']};
  border-radius: ${token['radius-full']};
  color: ${token['text-primary']};
  background: ${token['bg-muted']};
`
