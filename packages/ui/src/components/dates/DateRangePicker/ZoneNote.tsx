import { msg } from '@lingui/core/macro'
import { Globe } from 'lucide-react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Icon } from '../../data/Icon/index.ts'
import { zoneWithOffset } from './range/timeZone.ts'

/** Names the time zone of the days. */
export function ZoneNote({ timeZone, now }: { timeZone: string; now: Date }) {
  const text = useText()
  // Bidi isolates keep the brackets in place in right-to-left text.
  const zone = `\u2066${zoneWithOffset(timeZone, now)}\u2069`
  return (
    <Root data-part="time-zone">
      <Icon icon={Globe} size={14} />
      <span>
        {timeZone === 'UTC' ? text(msg`Days are in UTC`) : text(msg`Days follow the site’s time zone, ${zone}`)}
      </span>
    </Root>
  )
}

const Root = styled.p`
  ${typography.caption}
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token['space-3']};
  min-inline-size: 0;
  margin: 0;
  color: ${token['text-tertiary']};
  overflow-wrap: anywhere;
`
