import { Trans, useLingui } from '@lingui/react/macro'
import { Callout, DescriptionList, useFormat } from '@sightline/ui'
import { useWatch, type Control } from 'react-hook-form'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { deltaOf } from './delta.ts'
import type { PointValues } from './pointForm.ts'

interface BalancePreviewProps<Values extends PointValues> {
  control: Control<Values>
  /** What the user has now. */
  balance: number
}

/** What a user has, and what they would have after the points that are typed. */
export function BalancePreview<Values extends PointValues>({ control, balance }: BalancePreviewProps<Values>) {
  const { t } = useLingui()
  const format = useFormat()
  const text = useMessageText()
  // The form may have more fields; a form that has these can tell them.
  const typed = useWatch({ control: control as unknown as Control<PointValues>, name: 'delta' })
  const delta = deltaOf(typed)
  const next = delta === undefined ? null : balance + delta
  if (next !== null && next < 0) {
    const now = format.full(balance)
    return (
      <Callout tone="warning" title={text('points_insufficient')}>
        <Trans>The user has {now} points.</Trans>
      </Callout>
    )
  }
  return (
    <DescriptionList
      items={[
        { id: 'now', term: t`Balance now`, description: format.full(balance) },
        { id: 'then', term: t`Balance then`, description: <strong>{format.full(next)}</strong> },
      ]}
    />
  )
}
