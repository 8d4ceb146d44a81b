import { dimensionsOfBreakdowns, type SharePanel } from '@sightline/api-client'
import { CheckboxGroup, Columns } from '@sightline/ui'
import { useBreakdownTexts } from '../breakdowns/useBreakdownTexts.ts'
import { breakdownIds } from '../query/tabs.ts'
import { panelsIn } from './shareLinkForm.ts'
import { useSharePanelNames } from './useSharePanelNames.ts'

interface SharePanelsFieldProps {
  /** The names of the chosen panels, separated by commas. */
  value: string
  onChange: (value: string) => void
}

/** The panels of a share link, those of each card of the dashboard together. */
export function SharePanelsField({ value, onChange }: SharePanelsFieldProps) {
  const { breakdownNames } = useBreakdownTexts()
  const nameOf = useSharePanelNames()
  const chosen = panelsIn(value)
  return (
    <Columns gap={8}>
      {breakdownIds.map((id) => {
        const own: SharePanel[] =
          id === 'events'
            ? [...dimensionsOfBreakdowns.events, 'properties', 'funnels']
            : [...dimensionsOfBreakdowns[id]]
        return (
          <CheckboxGroup
            key={id}
            label={breakdownNames[id]}
            items={own.map((panel) => ({ value: panel, label: nameOf(panel) }))}
            value={chosen.filter((panel) => own.includes(panel))}
            onChange={(panels) => onChange([...chosen.filter((panel) => !own.includes(panel)), ...panels].join(','))}
          />
        )
      })}
    </Columns>
  )
}
