import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FilterChips, token, useFormat } from '@sightline/ui'
import styled from 'styled-components'
import { useFilterTexts } from './useFilterTexts.ts'
import type { ViewState } from './useView.ts'

/** What the figures are filtered by. */
export function Filters({ state: { view, ask } }: { state: ViewState }) {
  const { t } = useLingui()
  const { list } = useFormat()
  const { operators, nameOf, valueOf } = useFilterTexts()
  if (view.filters.length === 0) return null
  return (
    <Root>
      <FilterChips
        aria-label={t`Filters`}
        chips={view.filters.map((filter, index) => {
          const [operator, dimension, values] = filter
          return {
            id: String(index),
            name: `${nameOf(dimension)} ${operators[operator]}`,
            value: list(values.map((value) => valueOf(filter, value))),
          }
        })}
        onRemove={(id) => ask({ filters: view.filters.toSpliced(Number(id), 1) })}
      />
      <Button variant="ghost" size="sm" onPress={() => ask({ filters: [] })}>
        <Trans>Clear</Trans>
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']};
`
