import { useLingui } from '@lingui/react/macro'
import { IconButton, InfoIcon, Popover, Text } from '@sightline/ui'

interface MetricDefinitionProps {
  name: string
  definition: string
}

/** The button that opens the definition of a metric. */
export function MetricDefinition({ name, definition }: MetricDefinitionProps) {
  const { t } = useLingui()
  const label = t`How it is counted: ${name}`
  return (
    <Popover aria-label={label} align="end" trigger={<IconButton size="sm" icon={InfoIcon} aria-label={label} />}>
      <Text style={{ maxInlineSize: '22rem' }}>{definition}</Text>
    </Popover>
  )
}
