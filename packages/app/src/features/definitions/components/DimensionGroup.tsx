import { useLingui } from '@lingui/react/macro'
import { useDimensionTexts } from '../../dashboard/index.ts'
import { Code, Entry, Example } from './Definitions.styles.ts'
import { dimensionExamples } from './dimensionExamples.ts'
import type { Group } from './dimensionGroups.ts'

interface DimensionGroupProps extends Group {
  definition: string
  /** The name in the address: the group, or one of its dimensions. */
  open: string | undefined
}

/**
 * The dimensions whose rows are counted in the same way, with that definition. Properties have the names that a site
 * gives them.
 */
export function DimensionGroup({ id, dimensions, definition, open }: DimensionGroupProps) {
  const { t } = useLingui()
  const { labelOf } = useDimensionTexts()
  const rows =
    id === 'properties'
      ? [{ key: 'prop:…', name: t`Properties`, example: 'prop:plan = pro' }]
      : dimensions.map((key) => ({ key, name: labelOf(key), example: dimensionExamples[key] }))
  const isNamed = (key: string) => key === open || id === open
  return (
    <>
      <p>{definition}</p>
      <dl>
        {rows.map(({ key, name, example }) => (
          <Entry key={key} aria-current={isNamed(key) ? true : undefined}>
            <dt>
              {name} <Code>{key}</Code>
            </dt>
            <Example>
              <bdi dir="ltr">{example}</bdi>
            </Example>
          </Entry>
        ))}
      </dl>
    </>
  )
}
