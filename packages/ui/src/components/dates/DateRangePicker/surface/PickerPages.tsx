import { msg } from '@lingui/core/macro'
import { Check, ChevronRight } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { useText } from '../../../../format/useText.ts'
import { focusRing, token } from '../../../../theme/theme.ts'
import { typography } from '../../../../theme/typography.ts'
import { Button } from '../../../actions/Button/index.ts'
import { Icon } from '../../../data/Icon/index.ts'
import { LiveDot } from '../../../data/LiveDot/index.ts'
import { Switch } from '../../../inputs/Switch/index.ts'
import { applyByEnter } from '../applyByEnter.ts'
import { CompareRow } from '../CompareRow.tsx'
import { CustomDays } from '../CustomDays.tsx'
import type { PickerContentProps } from './PickerContent.types.ts'
import { RangeLimitNote } from '../RangeLimitNote.tsx'
import { isTooLong, listedAs, rangesOf, recentOf } from '../range/presets.ts'
import { comparisonSwitches } from '../openPickerTexts.ts'
import { rangeNames } from '../rangeNames.ts'
import { useDraft } from '../useDraft.ts'
import { useRangeTexts } from '../useRangeTexts.ts'
import { ZoneNote } from '../ZoneNote.tsx'

/** The first page of the sheet, with the presets. */
export function PresetPage(props: PickerContentProps & { onCustom: () => void }) {
  const { value, comparison, frame, recent, onClear, onApply, onCompare, onCustom } = props
  const text = useText()
  const { daysInWords } = useRangeTexts()
  return (
    <>
      <List>
        {rangesOf(frame.presets)
          .flat()
          .map((range) => (
            <li key={range}>
              <Row
                aria-current={value && range === listedAs(value.range) ? 'true' : 'false'}
                isDisabled={isTooLong(range, frame)}
                onPress={() => (range === 'custom' ? onCustom() : onApply({ range }, comparison ?? null))}
              >
                {range === 'realtime' && <LiveDot />}
                <span>{text(rangeNames[range])}</span>
                {range === 'custom' && <Icon icon={ChevronRight} isDirectional />}
                {range !== 'custom' && range === value?.range && <Icon icon={Check} />}
              </Row>
            </li>
          ))}
        {recentOf(recent, frame).map(({ id, range, days }) => (
          <li key={id}>
            <Row onPress={() => onApply(range, comparison ?? null)}>
              <span>{daysInWords(range, days)}</span>
            </Row>
          </li>
        ))}
      </List>
      <RangeLimitNote frame={frame} />
      {onClear !== undefined && (
        <Button size="lg" isFullWidth onPress={onClear}>
          {text(msg`Clear`)}
        </Button>
      )}
      {comparison !== undefined && (
        <Compare>
          <Switch
            isSelected={comparison !== null}
            isDisabled={value === undefined}
            onChange={(isOn) => onCompare(isOn ? { kind: 'previous' } : null)}
          >
            {text(comparisonSwitches[comparison?.kind ?? 'previous'])}
          </Switch>
        </Compare>
      )}
    </>
  )
}

/** The second page of the sheet, with one month and an Apply button. */
export function CustomPage(props: PickerContentProps) {
  const { value, comparison, frame, canMatchWeekdays, onApply, onCancel } = props
  const text = useText()
  const draft = useDraft(value, comparison ?? null, frame)
  const apply = () => {
    const range = draft.appliedRange()
    const applied = draft.appliedComparison()
    if (range !== undefined && applied !== undefined) onApply(range, applied)
  }
  return (
    <Wide onKeyDownCapture={(event) => applyByEnter(event, apply)}>
      <CustomDays draft={draft} frame={frame} months={1} />
      {comparison !== undefined && <CompareRow {...{ draft, canMatchWeekdays }} />}
      <Note>
        <ZoneNote timeZone={frame.timeZone} now={frame.now} />
      </Note>
      <Actions>
        <Button size="lg" isFullWidth onPress={onCancel}>
          {text(msg`Back`)}
        </Button>
        <Button size="lg" variant="primary" isFullWidth onPress={apply}>
          {text(msg`Apply`)}
        </Button>
      </Actions>
    </Wide>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
  margin: 0 calc(-1 * ${token['space-5']});
  padding: 0;
  list-style: none;
`

const Row = styled(AriaButton)`
  ${typography.bodyLarge}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  inline-size: 100%;
  min-block-size: ${token['row-menu-touch']};
  padding: 0 ${token['space-5']};
  border: 0;
  border-radius: ${token['radius-md']};
  font-family: inherit;
  text-align: start;
  color: ${token['text-primary']};
  background: transparent;
  cursor: pointer;
  outline: none;
  & > svg {
    margin-inline-start: auto;
  }
  &[data-hovered] {
    background: ${token['bg-hover']};
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
  &[aria-current='true'] {
    font-weight: ${token['weight-semibold']};
    color: ${token['accent-text']};
    background: ${token['accent-soft']};
    @media (forced-colors: active) {
      outline: 1px solid Highlight;
    }
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
`

const Compare = styled.div`
  margin-block-start: ${token['space-4']};
  padding-block-start: ${token['space-5']};
  border-block-start: 1px solid ${token['border-subtle']};
`

/** Removes the horizontal padding that the parts have in the popover. */
const Wide = styled.div`
  margin-inline: calc(-1 * ${token['space-7']});
`

const Note = styled.div`
  padding-inline: ${token['space-7']};
`

const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token['space-4']};
  padding: ${token['space-5']} ${token['space-7']} 0;
  background: ${token['bg-raised']};
`
