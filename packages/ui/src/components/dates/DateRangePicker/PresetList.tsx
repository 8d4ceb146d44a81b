import { msg } from '@lingui/core/macro'
import { Fragment } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { coarsePointer, focusRing, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { LiveDot } from '../../data/LiveDot/index.ts'
import type { DateRange, ListedRange } from './range/dateRange.ts'
import { RangeLimitNote } from './RangeLimitNote.tsx'
import { isTooLong, listedAs, rangesOf, recentOf } from './range/presets.ts'
import { dateRangeShortcuts as shortcuts } from './range/shortcuts.ts'
import { rangeNames } from './rangeNames.ts'
import { useRangeTexts } from './useRangeTexts.ts'
import type { PickerSettings } from './PickerSettings.types.ts'

interface PresetListProps {
  chosen: DateRange['range']
  frame: PickerSettings
  /** Recently used ranges. */
  recent: readonly DateRange[]
  onChoose: (range: ListedRange) => void
  onRecent: (range: DateRange) => void
}

/** The preset and the recently used ranges. Arrow keys only move the focus, because selecting applies at once. */
export function PresetList({ chosen, frame, recent, onChoose, onRecent }: PresetListProps) {
  const text = useText()
  const { daysInWords } = useRangeTexts()
  const used = recentOf(recent, frame)
  return (
    <Column>
      <Root
        aria-label={text(msg`Ranges`)}
        orientation="vertical"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[listedAs(chosen)]}
      >
        {rangesOf(frame.presets).map((group, index) => (
          <Fragment key={group[0]}>
            {index > 0 && <Line aria-hidden="true" />}
            {group.map((range) => (
              <Preset
                key={range}
                id={range}
                autoFocus={range === listedAs(chosen)}
                isDisabled={isTooLong(range, frame)}
                onPress={() => onChoose(range)}
                {...(shortcuts[range] && { 'aria-keyshortcuts': shortcuts[range] })}
              >
                {range === 'realtime' && <LiveDot />}
                <span>{text(rangeNames[range])}</span>
                {shortcuts[range] !== undefined && <Key aria-hidden="true">{shortcuts[range]}</Key>}
              </Preset>
            ))}
          </Fragment>
        ))}
        {used.length > 0 && <Heading>{text(msg`Recently used`)}</Heading>}
        {used.map(({ id, range, days }) => (
          <Preset key={id} id={id} onPress={() => onRecent(range)}>
            <span>{daysInWords(range, days)}</span>
          </Preset>
        ))}
      </Root>
      <RangeLimitNote frame={frame} />
    </Column>
  )
}

const Column = styled.div`
  flex: none;
  inline-size: 11.75rem;
`

const Heading = styled.span`
  ${typography.caption}
  padding: ${token['space-5']} ${token['space-4']} ${token['space-2']};
  color: ${token['text-tertiary']};
`

const Root = styled(ToggleButtonGroup)`
  display: flex;
  flex-direction: column;
  padding: ${token['space-4']};
`

const Line = styled.div`
  margin: ${token['space-4']};
  border-block-start: 1px solid ${token['border-subtle']};
`

const Preset = styled(ToggleButton)`
  ${typography.body}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-block-size: ${token['row-menu']};
  padding: ${token['space-2']} ${token['space-4']};
  border: 0;
  border-radius: ${token['radius-sm']};
  font-family: inherit;
  text-align: start;
  color: ${token['text-primary']};
  background: transparent;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  &[data-hovered] {
    background: ${token['bg-hover']};
  }
  &[data-selected] {
    font-weight: ${token['weight-medium']};
    color: ${token['accent-text']};
    background: ${token['accent-soft']};
    @media (forced-colors: active) {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
`

const Key = styled.kbd`
  ${typography.micro}
  display: grid;
  place-items: center;
  min-inline-size: 1.125rem;
  margin-inline-start: auto;
  border-radius: ${token['radius-xs']};
  font-family: inherit;
  color: ${token['text-tertiary']};
  box-shadow: inset 0 0 0 1px ${token['border-default']};
  @media (forced-colors: active) {
    [data-selected] > & {
      color: HighlightText;
      box-shadow: inset 0 0 0 1px HighlightText;
    }
  }
  ${coarsePointer} {
    display: none;
  }
`
