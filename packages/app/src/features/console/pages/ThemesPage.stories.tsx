import { mockApiError, mockCall, mockPending } from '@sightline/api-client/mocks'
import type { Theme } from '@sightline/api-client'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { sites } from '../../../testing/consoleRows.ts'
import { accountOf, websiteList } from '../../../testing/fixtures.ts'
import { themeRows } from '../../../testing/themeFixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown, shown } from '../../../../../../.storybook/pageShown.ts'

const [first] = themeRows
const answer = { list: [...themeRows], total: themeRows.length }

const meta = preview.meta({
  title: 'Pages/Template management',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/themes' },
  beforeEach: ({ msw }) => {
    const github_list = [{ id: '7', name: 'harborlane/theme', url: 'https://github.com/harborlane/theme' }]
    msw.use(
      mockCall('app', 'fetchThemeList', answer),
      mockCall('website', 'fetchWebsiteList', { ...websiteList([]), github_list }),
      ...consoleHandlers('admin'),
    )
  },
})

export const Default = meta.story({ play: shown('Harbor blue') })

const uploaded = { preview_image: '/files/image/harbor.webp', preview_thumbnail: '/files/image/harbor-small.webp' }

/** What somebody uploaded for the list is what the list shows; the other templates keep their small dashboard. */
export const OwnPicture = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('app', 'fetchThemeList', {
        ...answer,
        list: themeRows.map((theme) => (theme.id === '1' ? { ...theme, ...uploaded } : theme)),
      }),
      http.get('*/files/image/*', () =>
        HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240"/>', {
          headers: { 'content-type': 'image/svg+xml' },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Harbor blue'))
    const pictureOf = (name: string) => canvas.getByRole('row', { name }).querySelector('img')
    await expect(pictureOf('Harbor blue')).toHaveAttribute('src', uploaded.preview_image)
    await expect(pictureOf('Autumn')).toBeNull()
  },
})

/** A name with tags and quotes is shown as it is, also where it has to be typed. */
export const NameWithTags = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    const list = [...themeRows.slice(1), { ...themeRows[0], name: '<b>Tester</b> & "long"', websites: 0 } as Theme]
    msw.use(mockCall('app', 'fetchThemeList', { ...answer, list }))
  },
  play: async ({ canvas, userEvent }) => {
    const name = '<b>Tester</b> & "long"'
    await userEvent.click(await canvas.findByRole('button', { name: `More about ${name}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Delete/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }))
    await expect(dialog.getByRole('heading')).toHaveTextContent(`Delete ${name}?`)
    await userEvent.type(dialog.getByRole('textbox', { name: `Type ${name} to confirm` }), name)
    await expect(dialog.getByRole('button', { name: 'Delete template' })).toBeEnabled()
  },
})

export const AddsOne = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    await becomesVisible(() => canvas.findByText('Harbor blue'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add template' }))
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Sunny')
    await userEvent.type(drawer.getByRole('textbox', { name: /^Color/ }), '#f5c211')
    // A colour with too little contrast is refused, and a readable one is offered.
    await userEvent.click(await drawer.findByRole('button', { name: 'Use #90720a' }))
    await expect(drawer.getByRole('textbox', { name: /^Color/ })).toHaveValue('#90720a')
    await userEvent.click(drawer.getByRole('button', { name: 'Move Sources up' }))
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Funnels' }))
    const sent = new Promise<FormData>((resolve) => {
      msw.use(
        http.post('*/admin/v1/app/createThemes', async ({ request }) => {
          resolve(await request.formData())
          return HttpResponse.json({ code: 200, message: 'success', data: first })
        }),
      )
    })
    await userEvent.click(drawer.getByRole('button', { name: 'Add template' }))
    const form = await sent
    await expect(form.get('accent')).toBe('#90720a')
    await expect(form.get('panels')).toBe('["sources","content","places","technology","events"]')
    await screen.findByText('Template added')
  },
})

export const MovesOne = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    const cards = () => canvas.getAllByRole('row').map((card) => card.getAttribute('aria-label'))
    await becomesVisible(() => canvas.findByText('Harbor blue'))
    await expect(cards()).toEqual(['Harbor blue', 'Autumn'])
    const sent: unknown[] = []
    msw.use(
      http.post('*/admin/v1/app/moveThemes', async ({ request }) => {
        sent.push(Object.fromEntries(new URLSearchParams(await request.text())))
        msw.use(mockCall('app', 'fetchThemeList', { ...answer, list: answer.list.toReversed() }))
        return HttpResponse.json({ code: 200, message: 'success', data: first })
      }),
    )
    // With keys: the handle takes the card, End is the last place, Enter puts it there.
    const handle = canvas.getByRole('button', { name: 'Move Harbor blue' })
    handle.focus()
    await userEvent.keyboard('{Enter}')
    // A key that comes before the card is taken is lost.
    await waitFor(() => expect(handle).not.toHaveFocus())
    const place = document.activeElement
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(place).not.toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cards()).toEqual(['Autumn', 'Harbor blue']))
    await expect(sent).toEqual([{ id: '1', version: '3', target_id: '2', position: 'after' }])
    // In the menu there are the moves that are possible.
    await userEvent.click(canvas.getByRole('button', { name: 'More about Autumn' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    await expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull()
  },
})

export const AsTable = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Harbor blue'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await expect(await canvas.findByRole('columnheader', { name: /^Order/ })).toHaveAttribute('aria-sort', 'ascending')
    // In another order than their own, cards cannot be moved.
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Gallery' }))
    await becomesVisible(() => canvas.findByText('Harbor blue'))
    await expect(canvas.queryByRole('button', { name: 'Move Harbor blue' })).toBeNull()
  },
})

export const Editor = meta.story({
  args: { path: '/themes?open=1' },
  parameters: inEveryMode,
  play: async () => {
    await becomesVisible(() => screen.findByText('Preview with example numbers'))
    await expect(within(screen.getByRole('dialog')).getByText('2 websites use it')).toBeVisible()
  },
})

export const SaysWhatDependsOnIt = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(mockCall('app', 'fetchAppWebsiteList', { list: sites, total: sites.length + 5 })),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Harbor blue'))
    const [menu] = canvas.getAllByRole('button', { name: /Harbor blue/ }).toReversed()
    if (menu !== undefined) await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() =>
      expect(screen.getByText('2 websites that use it go back to the look of Sightline.')).toBeVisible(),
    )
    const [site] = sites
    const link = await within(screen.getByRole('alertdialog')).findByRole('link', { name: site?.name ?? '' })
    await expect(link).toHaveAttribute('href', `#/?domain=${site?.domain ?? ''}`)
    await expect(screen.getByText('and 5 more')).toBeVisible()
  },
})
export const RefusedToOperators = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', accountOf('operator'))),
  play: shown('Your account is not allowed to do this'),
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('app', 'fetchThemeList', { list: [], total: 0 })),
  play: shown('There are no templates yet'),
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('app', 'fetchThemeList')),
  play: pageShown,
})
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('app', 'fetchThemeList', { code: 400, message: 'invalid_input' })),
  play: pageShown,
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
