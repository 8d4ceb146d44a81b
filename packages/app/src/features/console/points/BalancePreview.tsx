import { Trans } from '@lingui/react/macro'
import { Callout, useFormat } from '@sightline/ui'
import { useWatch, type Control } from 'react-hook-form'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { parsePoints } from './parsePoints.ts'
import type { PointValues } from './pointForm.ts'

interface BalancePreviewProps<Values extends PointValues> {
  control: Control<Values>
  /** What the user has now. */
  balance: number
}

/** What a user has, and what they would have after the points that are typed. */
export function BalancePreview<Values extends PointValues>({ control, balance }: BalancePreviewProps<Values>) {
  const format = useFormat()
  const text = useMessageText()
  // The form may have more fields; a form that has these can tell them.
  const typed = useWatch({ control: control as unknown as Control<PointValues>, name: 'delta' })
  const delta = parsePoints(typed)
  const now = format.full(balance)
  const told = <Trans>The user has {now} points.</Trans>
  if (delta === undefined) return <Callout title={told} />
  if (balance + delta < 0)
    return (
      <Callout tone="warning" title={text('points_insufficient')}>
        {told}
      </Callout>
    )
  const afterwards = format.full(balance + delta)
  return (
    <Callout title={told}>
      <Trans>Afterwards: {afterwards} points</Trans>
    </Callout>
  )
}
