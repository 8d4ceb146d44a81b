import { msg } from '@lingui/core/macro'
import { Fragment } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import styled from 'styled-components'
import { useText } from '../../text/useText.ts'
import { coarsePointer, focusRing, token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'
import { LiveDot } from '../LiveDot/index.ts'
import type { DateRange } from './dateRange.ts'
import { rangeNames, shortcuts } from './texts.ts'

export const presetGroups = [
  ['realtime', 'today', 'yesterday'],
  ['7d', '28d', '30d', '90d'],
  ['week', 'month', 'year'],
  ['custom'],
] as const satisfies readonly (readonly DateRange['range'][])[]

interface PresetListProps {
  chosen: DateRange['range']
  onChoose: (range: DateRange['range']) => void
}

/** The ranges with a name, walked by arrows. Arrows only walk: what acts at once is pressed. */
export function PresetList({ chosen, onChoose }: PresetListProps) {
  const text = useText()
  return (
    <Root
      aria-label={text(msg`Ranges`)}
      orientation="vertical"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
    >
      {presetGroups.map((group, index) => (
        <Fragment key={group[0]}>
          {index > 0 && <Line aria-hidden="true" />}
          {group.map((range) => (
            <Preset
              key={range}
              id={range}
              autoFocus={range === chosen}
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
    </Root>
  )
}

const Root = styled(ToggleButtonGroup)`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: 11.75rem;
  padding: ${token['space-4']};
`

const Line = styled.div`
  margin: ${token['space-4']};
  border-block-start: 1px solid ${token['border-subtle']};
`

const Preset = styled(ToggleButton)`
  ${type.body}
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
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
`

const Key = styled.kbd`
  ${type.micro}
  display: grid;
  place-items: center;
  min-inline-size: 1.125rem;
  margin-inline-start: auto;
  border-radius: ${token['radius-xs']};
  font-family: inherit;
  color: ${token['text-tertiary']};
  box-shadow: inset 0 0 0 1px ${token['border-default']};
  ${coarsePointer} {
    display: none;
  }
`
