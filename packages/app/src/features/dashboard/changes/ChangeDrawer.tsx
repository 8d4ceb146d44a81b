import { useLingui } from '@lingui/react/macro'
import { Drawer, Tabs } from '@sightline/ui'
import { Summaries } from '../../summaries/index.ts'
import { canBeExplained } from '../query/range.ts'
import { ChangeExplanation, type ChangeExplanationProps } from './ChangeExplanation.tsx'

/** Explains how a metric changed and what that comes from, and sums up the last week or month. */
export default function ChangeDrawer({ onClose, ...shown }: ChangeExplanationProps & { onClose: () => void }) {
  const { t } = useLingui()
  const isExplainable = canBeExplained(shown.statsQuery.range)
  const change = {
    id: 'change',
    label: t`One metric`,
    content: <ChangeExplanation {...shown} />,
  }
  const summaries = {
    id: 'summaries',
    label: t`Week or month`,
    content: <Summaries siteId={shown.siteId} canAsk />,
  }
  return (
    <Drawer title={t`What changed?`} isOpen onOpenChange={onClose}>
      <Tabs aria-label={t`What changed?`} items={isExplainable ? [change, summaries] : [summaries]} />
    </Drawer>
  )
}
