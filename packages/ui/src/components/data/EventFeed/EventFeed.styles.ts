import { keyframes, styled } from 'styled-components'
import { focusRing, reducedMotion, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'

export const Root = styled.div`
  ${typography.body}
  container-type: inline-size;
  position: relative;
  min-inline-size: 0;
`

/** Above the first row, and nothing moves when it comes. */
export const Waiting = styled.div`
  position: absolute;
  z-index: ${token['z-sticky']};
  inset-block-start: ${token['space-2']};
  inset-inline: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`

export const List = styled.ol.attrs({ role: 'list' })`
  max-block-size: 30rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border-radius: ${token['radius-sm']};
  list-style: none;
  outline: none;
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

const comeIn = keyframes`
  from { opacity: 0; transform: translateY(-0.5rem); }
`

const fade = keyframes`
  from { background: ${token['accent-soft']}; }
`

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${token['space-5']};
  min-block-size: 2.5rem;
  padding-inline: ${token['space-4']};
  border-block-end: 1px solid ${token['border-subtle']};
  color: ${token['text-secondary']};
  &:last-child {
    border-block-end: 0;
  }
  &[data-new] {
    animation:
      ${comeIn} ${token['duration-base']} ease-out,
      ${fade} ${token['duration-pulse']} ease-out;
    ${reducedMotion} {
      animation: none;
    }
  }
  /** On a phone the facts stand below the name. */
  @container (max-width: 36rem) {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0 ${token['space-5']};
    padding-block: ${token['space-3']};
  }
`

export const Time = styled.time`
  ${typography.caption}
  ${tabular}
  flex: none;
  inline-size: 6rem;
  color: ${token['text-tertiary']};
  white-space: nowrap;
  @container (max-width: 36rem) {
    inline-size: auto;
  }
`

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  flex: 3 1 0;
  min-inline-size: 0;
  color: ${token['text-primary']};
`

export const Action = styled.bdi`
  ${typography.caption}
  flex: 0 1 auto;
  max-inline-size: 50%;
  overflow: hidden;
  padding: 0 ${token['space-3']};
  border-radius: ${token['radius-xs']};
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${token['accent-text']};
  background: ${token['accent-soft']};
`

/** The facts about an event: columns, or one after the other below its name. */
export const Details = styled.div`
  display: flex;
  align-items: center;
  flex: 3 1 0;
  gap: ${token['space-5']};
  min-inline-size: 0;
  @container (max-width: 36rem) {
    ${typography.caption}
    flex-wrap: wrap;
    grid-column: 2;
  }
`

export const Detail = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
  @container (max-width: 36rem) {
    flex: none;
    max-inline-size: 100%;
    &:empty {
      display: none;
    }
  }
`
