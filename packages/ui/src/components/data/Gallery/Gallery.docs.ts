import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the cards and their pages.',
  whenToUse: [
    'Things that people know by their look, such as brands, in an order that people may give them.',
    'For values that people compare, use DataTable; for a few lines of text, DataList.',
  ],
  do: [
    'Offer the same moves in the menu of a card: not everybody drags.',
    'Let people switch to a table of the same things.',
  ],
  dont: ['Don’t allow moves while the cards stand in another order than their own.'],
  accessibility: [
    'A grid: the arrow keys walk from card to card, Enter opens one, and the Tab key does not stop at each of them.',
    'A card is moved with its handle: Enter takes it, the arrow keys find a place, Enter puts it there, Escape gives up.',
  ],
  alsoCalled: ['card grid', 'GridList', 'sortable'],
}
