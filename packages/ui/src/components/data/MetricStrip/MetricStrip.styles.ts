import { Button } from 'react-aria-components/Button'
import { styled, css } from 'styled-components'
import { TabList, TabPanel, TabsRoot } from '../../navigation/Tabs/TabParts.tsx'
import { textAction } from '../../actions/Button/textAction.styles.ts'
import { coarsePointer, forcedEdge, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { allInRow, inRow, sevenInRow } from './stripWidths.ts'

export const Root = styled(TabsRoot)`
  container: metric-strip / inline-size;
  min-inline-size: 0;
`

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token['space-5']};
  ${inRow} {
    gap: 0;
    overflow: clip;
    border-radius: ${token['radius-lg']};
    background: ${token['bg-surface']};
    box-shadow:
      0 0 0 1px ${token['border-subtle']},
      ${token['shadow-xs']};
    ${forcedEdge}
  }
`

/** The cards with the control at their end, below them where they stand in two columns. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-3']};
  ${inRow} {
    display: flex;
    gap: 0;
  }
`

export const End = styled.div`
  justify-self: end;
  ${inRow} {
    flex: none;
    /** Narrow, so that five cards keep the room of their labels beside their sparklines. */
    padding: ${token['space-5']} 0;
    background: color-mix(in srgb, ${token['bg-canvas']} 50%, ${token['bg-surface']});
    box-shadow: inset 0 -1px 0 ${token['border-subtle']};
    border-inline-start: 1px solid ${token['border-subtle']};
  }
`

/** The scrolling container of a row of cards that is too long. */
export const Shelf = styled.div`
  position: relative;
  ${inRow} {
    flex: 1;
    min-inline-size: 0;
    overflow-x: auto;
    scroll-snap-type: inline proximity;
  }
`

/** Cards in two columns where there is little room, a row to scroll with more of it, one whole row above that. */
const places = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token['space-4']};
  ${inRow} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(11.5rem, 1fr);
    gap: 0;
  }
  ${allInRow} {
    /** More than six would have too little room for their values. */
    &:not(:has(> :nth-child(7))) {
      grid-auto-columns: minmax(0, 1fr);
    }
  }
  ${sevenInRow} {
    &:not(:has(> :nth-child(8))) {
      grid-auto-columns: minmax(0, 1fr);
    }
  }
`

export const List = styled(TabList)`
  ${places}
`

/** The layout of the cards' buttons above them; presses elsewhere go through to the cards. */
export const Tools = styled.div`
  ${places}
  position: absolute;
  inset: 0;
  grid-auto-rows: 1fr;
  pointer-events: none;
`

export const ToolsOfCard = styled.div`
  position: relative;
  display: flex;
  justify-content: flex-end;
  align-items: flex-start;
  padding: ${token['space-3']};
  & > * {
    pointer-events: auto;
  }
  ${inRow} {
    padding-block-start: ${token['space-5']};
    /** The card beneath has a line there. */
    & + & {
      border-inline-start: 1px solid transparent;
    }
  }
`

/** The button is at the lower edge of its card, in the line of the note. */
export const Retry = styled(Button)`
  ${typography.caption}
  ${textAction}
  position: absolute;
  inset-block-end: ${token['space-4']};
  inset-inline-start: calc(0.875rem - ${token['space-2']});
  padding: 0 ${token['space-2']};
  ${coarsePointer} {
    inset-block-end: 0;
  }
  ${inRow} {
    inset-inline-start: calc(1.125rem - ${token['space-2']});
  }
`

/** Over the change at the lower edge of its card, which is seen through it. */
export const DeltaButton = styled(Button)`
  ${typography.caption}
  font-family: inherit;
  position: absolute;
  inset-block-end: calc(${token['space-5']} - ${token['space-1']});
  inset-inline-start: calc(0.875rem - ${token['space-2']});
  display: flex;
  padding: ${token['space-1']} ${token['space-2']};
  border: 0;
  border-radius: ${token['radius-sm']};
  background: none;
  outline: none;
  cursor: pointer;
  & > * {
    opacity: 0;
  }
  /** The line that says that it can be pressed. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: ${token['space-2']};
    inset-block-end: 0;
    border-block-end: 1px dotted ${token['border-control']};
  }
  &:is([data-hovered], :hover)::after {
    border-block-end-style: solid;
  }
  &:is([data-focus-visible], :focus-visible) {
    outline: 2px solid ${token['focus-ring']};
  }
  /** Fingers get the whole corner of the card. */
  ${coarsePointer} {
    &::before {
      content: '';
      position: absolute;
      inset: calc(-1 * ${token['space-5']}) calc(-1 * ${token['space-4']});
    }
  }
  ${inRow} {
    inset-inline-start: calc(1.125rem - ${token['space-2']});
  }
`

export const Panel = styled(TabPanel)`
  min-inline-size: 0;
  padding: ${token['space-3']} 0.875rem ${token['space-6']};
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow: 0 0 0 1px ${token['border-subtle']};
  outline: none;
  &:is([data-focus-visible], :focus-visible) {
    outline: 2px solid ${token['focus-ring']};
    outline-offset: -2px;
  }
  ${inRow} {
    padding: ${token['space-5']} 1.125rem ${token['space-7']};
    border-radius: 0;
    box-shadow: none;
  }
`
