import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExampleListPage } from '../../components/layout/ListPage/ExampleListPage.tsx'
import { ExampleDashboard } from './ExampleDashboard.tsx'
import { ExampleLockedPage } from './ExampleLockedPage.tsx'
import { ExampleWeekByHour } from './ExampleWeekByHour.tsx'

const meta = preview.meta({
  title: 'Patterns',
  component: ExampleListPage,
  parameters: { opensInPlace: true },
})

/**
 * Filters, a paged table, changes to many rows at once, a drawer for one row, and what is asked when somebody else has
 * changed it meanwhile. Each of its parts is a component of its own.
 */
export const ListPage = meta.story({ parameters: inEveryMode, render: () => <ExampleListPage hasConflicts /> })

/** Metrics that open into their chart, breakdowns below, and the range that holds for all of them. */
export const Dashboard = meta.story({
  parameters: inEveryMode,
  render: () => <ExampleDashboard />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Visitors/ })).toHaveAttribute('aria-selected', 'true'))
  },
})

/** A heat map by weekday and hour; the pointer or the arrow keys read each cell, and a press keeps it open. */
export const WeekByHour = meta.story({
  render: () => <ExampleWeekByHour />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('gridcell', { name: 'Monday, 00:00: 0' })).toBeVisible()
  },
})

/** A locked feature is covered where it was requested; the rest of the page stays usable. */
export const PaywallOverAPage = meta.story({
  parameters: inEveryMode,
  render: () => <ExampleLockedPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '#plans')
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Forecast' })).toBeVisible())
  },
})

/** Who turns the feature on is led to the card, and back by Escape. */
export const PaywallByKeyboard = meta.story({
  tags: ['behaviour'],
  render: () => <ExampleLockedPage />,
  play: async ({ canvas, userEvent }) => {
    const forecast = canvas.getByRole('switch', { name: 'Forecast' })
    const card = () => canvas.queryByRole('region', { name: /premium members/ })
    await expect(card()).not.toHaveFocus()
    await userEvent.tab()
    await expect(forecast).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(card()).toBeNull())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(card()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(card()).toBeNull())
    await expect(forecast).not.toBeChecked()
    await expect(forecast).toHaveFocus()
  },
})
