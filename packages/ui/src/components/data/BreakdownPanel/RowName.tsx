import { msg } from '@lingui/core/macro'
import { ExternalLink } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import { Icon } from '../Icon/index.ts'
import { BreakdownName } from './BreakdownName.tsx'
import type { BreakdownRow } from './BreakdownPanel.types.ts'
import { Open, Press } from './RowName.styles.ts'

/** The name of a row: a button if pressing the row filters, with a link to the page that it describes. */
export function RowName({
  row: { name, kind = 'text', tag, href },
  isPressable,
}: {
  row: BreakdownRow
  isPressable: boolean
}) {
  const text = useText()
  const written = <BreakdownName {...{ name, kind, tag }} />
  return (
    <>
      {isPressable ? <Press type="button">{written}</Press> : written}
      {href !== undefined && (
        <Open
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text(msg`Open ${name} in a new tab`)}
          onClick={(event) => event.stopPropagation()}
        >
          <Icon icon={ExternalLink} size={14} />
        </Open>
      )}
    </>
  )
}
