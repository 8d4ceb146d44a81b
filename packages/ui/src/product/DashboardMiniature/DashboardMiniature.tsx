import type { ComponentPropsWithRef } from 'react'
import { useFormat } from '../../format/index.ts'
import { styleRef } from '../../components/styleRef.ts'
import type { StrictOmit } from '../../components/props.ts'
import {
  Area,
  Bar,
  Body,
  Chart,
  Header,
  Label,
  Line,
  Logo,
  Metric,
  Metrics,
  Panel,
  PanelName,
  PanelGrid,
  Root,
  Rows,
  Sheet,
  SiteName,
  Tool,
  Value,
} from './DashboardMiniature.styles.ts'

export interface MiniaturePanel {
  id: string
  name: string
  /**
   * Whether the panel takes the whole width.
   * @default false
   */
  isWide?: boolean | undefined
}

export interface DashboardMiniatureProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the site, where there is no logo. */
  name: string
  /** The address of a logo that stands in place of the name. */
  logo?: string | null | undefined
  /** The parts below the chart, in their order. */
  panels: readonly MiniaturePanel[]
  /** The theme of the drawing; without it, that of the page. */
  colorScheme?: 'light' | 'dark' | undefined
}

/**
 * A small drawing of a dashboard in the brand around it, with invented numbers. It is as wide as its place, and all of
 * it grows with that width. The root takes the ref and all other props.
 */
export function DashboardMiniature({ name, logo, panels, colorScheme, ...rest }: DashboardMiniatureProps) {
  const format = useFormat()
  const metrics = [format.compact(2700), format.compact(8100), format.percent(38), format.duration(134)]
  return (
    <Root
      {...(rest['aria-label'] === undefined ? { 'aria-hidden': true } : { role: 'img' })}
      {...rest}
      data-theme={colorScheme}
    >
      <Sheet>
        <Header>
          {logo === undefined || logo === null ? <SiteName>{name}</SiteName> : <Logo src={logo} alt="" />}
          <Tool />
        </Header>
        <Body>
          <Metrics>
            {metrics.map((value, index) => (
              <Metric key={value} data-selected={index === 0 || undefined}>
                <Label />
                <Value>{value}</Value>
              </Metric>
            ))}
            <Chart viewBox="0 0 400 90" preserveAspectRatio="none">
              <Area d={`${course} V 90 H 0 Z`} />
              <Line d={course} />
            </Chart>
          </Metrics>
          <PanelGrid>
            {panels.map(({ id, name: panelName, isWide = false }) => (
              <Panel key={id} data-part="panel" data-wide={isWide || undefined}>
                <PanelName>{panelName}</PanelName>
                <Rows>
                  {shares.map((share) => (
                    <Bar key={share} ref={styleRef({ 'inline-size': `${share}%` })} />
                  ))}
                </Rows>
              </Panel>
            ))}
          </PanelGrid>
        </Body>
      </Sheet>
    </Root>
  )
}

/** The line of the chart: a fortnight with two weekends. */
const course =
  'M0 58 L31 46 L62 50 L92 38 L123 34 L154 62 L185 68 L215 40 L246 30 L277 34 L308 22 L338 16 L369 44 L400 50'

const shares = [92, 64, 41]
