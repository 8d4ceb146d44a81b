import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  root: 'The <div> around the chips.',
  whenToUse: ['What a list is filtered by at the moment, each part removable.'],
  do: ['Say name and value: “Country is Germany”.'],
  dont: ['Don’t use it to choose filters; it only shows them.'],
  accessibility: ['A tag group: arrows walk, Delete or Backspace removes, and the focus goes to the next one.'],
}
