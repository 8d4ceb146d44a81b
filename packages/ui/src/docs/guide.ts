/** What a component's page in Storybook says besides its props and stories. Each line is one sentence. */
export interface Guide {
  /** What people call it who do not know its name here: the search of Storybook finds it by these words. */
  alsoCalled?: readonly string[]
  /** Which element ref, class, style and `data-*` go to. */
  root: string
  /** What calls for it, and what calls for another component. */
  whenToUse: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** What it promises to the keyboard and to assistive technology, and what its user owes in return. */
  accessibility: readonly string[]
}
