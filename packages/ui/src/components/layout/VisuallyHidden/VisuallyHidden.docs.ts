import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  root: 'The <span>, or what `as` names.',
  whenToUse: ['Text for screen readers alone, where the eye sees it otherwise.'],
  do: ['Use it for what stands in a column’s place or an icon’s.'],
  dont: ['Don’t hide what everybody needs.'],
  accessibility: ['It is read in its place, and takes the focus only if what is in it does.'],
}
