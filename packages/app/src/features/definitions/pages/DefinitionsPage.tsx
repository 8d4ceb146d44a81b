import { Trans, useLingui } from '@lingui/react/macro'
import { AppShell, Heading, Logo, PageHeader } from '@sightline/ui'
import { useEffect, useRef } from 'react'
import { useParams } from 'wouter'
import { definitions } from '../../../lib/definitions/definitions.ts'
import { PreferenceMenus } from '../../../lib/preferences/PreferenceMenus.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { DimensionGroup } from '../components/DimensionGroup.tsx'
import { Code, Entry, Example, Page, Part } from '../components/Definitions.styles.ts'
import { dimensionGroups } from '../components/dimensionGroups.ts'
import { metricEntries } from '../components/metricEntries.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

/** The definitions of every metric and every breakdown, each with an example. The page is public. */
export default function DefinitionsPage() {
  const { t, i18n } = useLingui()
  const { name: open } = useParams()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open !== undefined) page.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [open])
  const instance = instanceName()
  return (
    <AppShell
      homeHref={hrefOf(paths.sites)}
      homeLabel={t`${instance}, my sites`}
      logo={<Logo name={instance} />}
      compactLogo={<Logo name={instance} isMarkOnly />}
      end={<PreferenceMenus />}
      compactEnd={<PreferenceMenus />}
    >
      <Page ref={page}>
        <PageHeader
          title={<Trans>Metric definitions</Trans>}
          description={<Trans>Every metric is computed in the time zone of the site.</Trans>}
        />
        <Part aria-labelledby="metrics">
          <Heading id="metrics">
            <Trans>Metrics</Trans>
          </Heading>
          <dl>
            {Object.entries(metricEntries).map(([id, { name, definition, example }]) => (
              <Entry key={id} aria-current={id === open ? true : undefined}>
                <dt>
                  {i18n._(name)} <Code>{id}</Code>
                </dt>
                <dd>{i18n._(definition)}</dd>
                <Example>{i18n._(example)}</Example>
              </Entry>
            ))}
          </dl>
        </Part>
        <Part aria-labelledby="breakdowns">
          <Heading id="breakdowns">
            <Trans>Breakdowns</Trans>
          </Heading>
          {dimensionGroups.map((group) => (
            <DimensionGroup key={group.id} {...group} definition={i18n._(definitions[group.id])} open={open} />
          ))}
          <DimensionGroup id="properties" dimensions={[]} definition={i18n._(definitions.properties)} open={open} />
        </Part>
      </Page>
    </AppShell>
  )
}
