/** The text of a component's page in Storybook besides its props and stories. Each line is one sentence. */
export interface ComponentDocs {
  /** Other common names of the component, by which the search of Storybook finds it. */
  alsoCalled?: readonly string[]
  /** Names the element that ref, class, style and `data-*` go to. */
  root: string
  /** The cases for this component, and those for another one. */
  whenToUse: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** The component's guarantees for the keyboard and assistive technology, and the duties of its user. */
  accessibility: readonly string[]
}
