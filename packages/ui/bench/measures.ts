/** What the page that is measured offers, and answers. All times are in ms. */
export interface BenchPage {
  /** Draws a table of 50 rows and 12 columns in an empty page. */
  renderSmall: (look: 'plain' | 'complete') => Promise<Render>
  /** Draws 100,000 rows. */
  renderLarge: () => number
  /** Sorts them by a column of numbers: ascending and descending in turn. */
  sortLarge: () => Promise<Sort>
  /** Scrolls them. @returns how long each frame took */
  scrollLarge: (seconds: number) => Promise<number[]>
  /** Scrolls them by one step, until it is painted. */
  scrollStep: () => Promise<void>
  /** Draws a chart of 10,000 points in an empty page. @returns how long until it is drawn */
  renderChart: () => Promise<number>
  /** Goes with the pointer over that chart. @returns how long each frame took */
  readChart: (seconds: number) => Promise<number[]>
}

export interface Render {
  /** Until React has put everything into the page. */
  commit: number
  /** The same, and the browser knows where everything stands. */
  layout: number
}

export interface Sort {
  /** From the press of the heading until the rows stand in their order in the page. */
  commit: number
  /** The same, until the frame after it. */
  frame: number
}
