import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Heat map grid', 'Punch card', 'Hour by weekday'],
  root: 'The <section> around the head and the grid.',
  whenToUse: [
    'When a value is high, by two things at once: visitors by weekday and hour.',
    'For one of the two alone use BarChart.',
  ],
  do: ['Give null where nothing is known: an empty cell has an edge and no shade.'],
  dont: [
    'Don’t show more than some thirty columns; cells get too small to be pointed at.',
    'Don’t mix metrics in one grid.',
  ],
  accessibility: [
    'A grid with one stop of Tab: arrow keys, Home and End go from cell to cell, each with its row, its column and its value as its name.',
    'Space, Enter or a press keep the values of a cell open, Escape and “Close” let them go.',
    'Shades are fifths of the values, from light to dark, and the same values stand behind “View as table”.',
  ],
}
