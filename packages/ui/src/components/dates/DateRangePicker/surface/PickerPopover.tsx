import { msg } from '@lingui/core/macro'
import { useRef, type KeyboardEvent } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { useText } from '../../../../format/useText.ts'
import { token } from '../../../../theme/theme.ts'
import { Button } from '../../../actions/Button/index.ts'
import { FieldSizeProvider } from '../../../inputs/Field/index.ts'
import { useMinWidth } from '../../../../theme/useMinWidth.ts'
import { applyByEnter } from '../applyByEnter.ts'
import { CompareRow } from '../CompareRow.tsx'
import { CustomDays } from '../CustomDays.tsx'
import type { ListedRange } from '../range/dateRange.ts'
import type { PickerContentProps } from './PickerContent.types.ts'
import { PresetList } from '../PresetList.tsx'
import { isTooLong, rangesOf } from '../range/presets.ts'
import { dateRangeShortcuts as shortcuts } from '../range/shortcuts.ts'
import { useDraft } from '../useDraft.ts'
import { ZoneNote } from '../ZoneNote.tsx'

/** The popover on a wide screen: presets at the start, which apply at once, and custom days beside them. */
export function PickerPopover(props: PickerContentProps) {
  const { value, comparison, frame, recent, canMatchWeekdays, onClear, onApply, onCancel } = props
  const text = useText()
  const draft = useDraft(value, comparison ?? null, frame)
  const custom = useRef<HTMLDivElement>(null)
  const hasTwoMonths = useMinWidth('lg')

  const focusDay = (part = '[role=spinbutton]') => {
    const day = custom.current?.querySelector<HTMLElement>(part)
    day?.focus()
    return day != null
  }
  const choose = (range: ListedRange) => {
    if (range === 'custom') focusDay()
    else if (!isTooLong(range, frame)) onApply({ range }, draft.appliedComparison() ?? null)
  }
  const apply = () => {
    const range = draft.appliedRange()
    const applied = draft.appliedComparison()
    if (range !== undefined && applied !== undefined) onApply(range, applied)
    // The focus goes to a wrong day before a missing one.
    else if (!focusDay('[role=spinbutton][aria-invalid=true]')) focusDay()
  }
  const hear = (event: KeyboardEvent) => {
    const range = rangeOfKey(event, rangesOf(frame.presets).flat())
    if (range === undefined) return
    event.preventDefault()
    event.stopPropagation()
    choose(range)
  }
  return (
    <Surface aria-label={text(msg`Date range`)}>
      <FieldSizeProvider value="md">
        <Columns $months={hasTwoMonths ? 2 : 1} onKeyDownCapture={hear}>
          <PresetList
            chosen={draft.range}
            frame={frame}
            recent={recent}
            onChoose={choose}
            onRecent={(range) => onApply(range, draft.appliedComparison() ?? null)}
          />
          <Custom ref={custom} onKeyDownCapture={(event) => applyByEnter(event, apply)}>
            <CustomDays draft={draft} frame={frame} months={hasTwoMonths ? 2 : 1} />
            {comparison !== undefined && <CompareRow {...{ draft, canMatchWeekdays }} />}
            <Foot>
              <ZoneNote timeZone={frame.timeZone} now={frame.now} />
              {onClear !== undefined && (
                <Button variant="quiet" onPress={onClear}>
                  {text(msg`Clear`)}
                </Button>
              )}
              <Button variant="quiet" onPress={onCancel}>
                {text(msg`Cancel`)}
              </Button>
              <Button variant="primary" onPress={apply}>
                {text(msg`Apply`)}
              </Button>
            </Foot>
          </Custom>
        </Columns>
      </FieldSizeProvider>
    </Surface>
  )
}

/** The range of a keyboard shortcut; shortcuts are off while a text field has the focus. */
function rangeOfKey(
  { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent,
  ranges: readonly ListedRange[],
): ListedRange | undefined {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return undefined
  if (target.closest('[role=spinbutton], input, textarea') !== null) return undefined
  return ranges.find((range) => shortcuts[range]?.toLowerCase() === key.toLowerCase())
}

const Surface = styled(Dialog)`
  outline: none;
`

const Columns = styled.div<{ $months: 1 | 2 }>`
  display: flex;
  inline-size: ${({ $months }) => ($months === 2 ? '48.25rem' : '34rem')};
  max-inline-size: 100%;
`

const Custom = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  border-inline-start: 1px solid ${token['border-subtle']};
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  margin-block-start: auto;
  padding: ${token['space-5']} ${token['space-7']};
  border-block-start: 1px solid ${token['border-subtle']};
`
