import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { hasTooLong } from './range/presets.ts'
import { problemText } from './openPickerTexts.ts'
import type { PickerSettings } from './PickerSettings.types.ts'

/** Explains why some of the presets cannot be chosen. */
export function RangeLimitNote({ frame }: { frame: PickerSettings }) {
  const text = useText()
  if (!hasTooLong(frame)) return null
  return (
    <Root data-part="longest">
      {text(problemText('long', frame.limits.maxDays))}
      {frame.maxDaysReason !== undefined && <> {frame.maxDaysReason}</>}
    </Root>
  )
}

const Root = styled.p`
  ${typography.caption}
  margin: ${token['space-4']};
  color: ${token['text-tertiary']};
`
