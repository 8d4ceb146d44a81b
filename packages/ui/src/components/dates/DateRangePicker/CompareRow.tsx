import { msg } from '@lingui/core/macro'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { Button } from '../../actions/Button/index.ts'
import { SegmentedControl } from '../../inputs/SegmentedControl/index.ts'
import { Switch } from '../../inputs/Switch/index.ts'
import { Problem } from './CustomDays.tsx'
import { DaysFields } from './DaysFields.tsx'
import { comparisonNames } from './rangeNames.ts'
import type { Draft } from './useDraft.ts'
import { useRangeTexts } from './useRangeTexts.ts'

interface CompareRowProps {
  draft: Draft
  /** Whether the comparison can be aligned to the same weekdays. */
  canMatchWeekdays: boolean
}

/** Selects the comparison and shows the resulting days. */
export function CompareRow({ draft, canMatchWeekdays }: CompareRowProps) {
  const text = useText()
  const { inWords } = useRangeTexts()
  const { comparison, compared, comparisonProblem } = draft
  return (
    <Root data-part="compare">
      <Line>
        <Switch isSelected={comparison !== null} onChange={(isOn) => draft.setComparison(isOn ? 'previous' : null)}>
          {text(msg`Compare to`)}
        </Switch>
        {comparison !== null && (
          <SegmentedControl
            aria-label={text(msg`Compare to`)}
            size="sm"
            items={[
              { value: 'previous', label: text(comparisonNames.previous) },
              { value: 'year', label: text(comparisonNames.year) },
              { value: 'custom', label: text(comparisonNames.custom) },
            ]}
            value={comparison.kind}
            onChange={draft.setComparison}
          />
        )}
        {comparison?.kind !== 'custom' && compared !== null && <Dates>{inWords(compared)}</Dates>}
        {canMatchWeekdays && draft.sameWeekdays !== null && (
          <Button
            size="sm"
            variant="quiet"
            onPress={() => draft.setComparison('custom', draft.sameWeekdays ?? undefined)}
          >
            {text(msg`Same weekdays`)}
          </Button>
        )}
      </Line>
      {comparison?.kind === 'custom' && (
        <>
          <Line>
            <DaysFields
              days={comparison}
              firstLabel={text(msg`First day to compare`)}
              lastLabel={text(msg`Last day to compare`)}
              wrong={draft.comparisonWrong}
              onChange={(days) => draft.setComparison('custom', days)}
            />
          </Line>
          <Problem problem={comparisonProblem} maxDays={null} />
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token['space-4']};
  padding: ${token['space-5']} ${token['space-7']};
  border-block-start: 1px solid ${token['border-subtle']};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']} ${token['space-5']};
  min-block-size: ${token['control-sm']};
`

const Dates = styled.span`
  ${typography.caption}
  ${tabular}
  margin-inline-start: auto;
  color: ${token['text-tertiary']};
`
