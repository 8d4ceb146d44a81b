import { css, styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { inRow, withPictures } from '../MetricStrip/stripWidths.ts'

export const Text = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${withPictures} {
    flex: none;
    white-space: nowrap;
  }
`

/** A line that may continue above or below the sparkline, which leaves it little room beside. */
const besidePicture = css`
  ${withPictures} {
    contain: inline-size;
  }
`

export const Label = styled.div`
  ${typography.body}
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  color: ${token['text-secondary']};
  [data-selected] & {
    font-weight: ${token['weight-micro']};
    color: ${token['text-primary']};
  }
  &[data-before-tools] {
    padding-inline-end: ${token['space-9']};
  }
  ${besidePicture}
`

export const Value = styled.div`
  ${typography.metricSmall}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  /** The line keeps its height while it loads. */
  min-block-size: 1lh;
  margin-block-start: ${token['space-1']};
  color: ${token['text-primary']};
  &[data-tone='positive'] {
    color: ${token['positive-text']};
  }
  &[data-tone='warning'] {
    color: ${token['warning-text']};
  }
  &[data-tone='negative'] {
    color: ${token['negative-text']};
  }
  /** A value that another one replaces, for example that of the range before, is not read for the new one. */
  &[data-stale] {
    color: ${token['text-tertiary']};
  }
  ${inRow} {
    ${typography.metric}
    margin-block-start: ${token['space-2']};
  }
`

/** The message in place of a value that failed to load. */
export const Failed = styled.div`
  ${typography.body}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-block-size: 1.75rem;
  margin-block-start: ${token['space-1']};
  color: ${token['text-secondary']};
`

/** The placeholder of a value that only others may see. */
export const Blurred = styled.span`
  color: ${token['text-tertiary']};
  filter: blur(6px);
  user-select: none;
`

export const Note = styled.div`
  ${typography.caption}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  margin-block-start: ${token['space-1']};
  color: ${token['text-tertiary']};
  /** Small text stays legible: the change loses its judgement. */
  &[data-stale] [data-judgement] {
    color: inherit;
  }
  &:empty {
    display: none;
  }
  &[data-before-retry] {
    display: flex;
    min-block-size: 1.25rem;
  }
  ${inRow} {
    min-block-size: 1rem;
    &:empty {
      display: flex;
    }
  }
  ${besidePicture}
`

export const Picture = styled.div`
  display: none;
  /** A long value leaves it less room. */
  min-inline-size: 0;
  align-self: flex-end;
  padding-block-end: 1.25rem;
  &[data-stale] {
    filter: grayscale(1);
    opacity: 0.4;
  }
  ${withPictures} {
    display: block;
    & > * {
      max-inline-size: 100%;
    }
  }
`
