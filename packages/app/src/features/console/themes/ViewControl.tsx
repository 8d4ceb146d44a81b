import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@sightline/ui'
import { choiceParam } from '../../../lib/search-params/useSearchParam.ts'

/** The form of the list, as the address has it. */
export const viewParam = choiceParam(['gallery', 'table'], 'gallery', { isStep: true })

type View = ReturnType<typeof viewParam.parse>

interface ViewControlProps {
  value: View
  onChange: (view: View) => void
}

/** Chooses between the cards and the table of themes. */
export function ViewControl({ value, onChange }: ViewControlProps) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      aria-label={t`View`}
      items={[
        { value: 'gallery', label: t`Gallery` },
        { value: 'table', label: t`Table` },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
