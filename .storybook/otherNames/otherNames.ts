const mark = ' · also '

/** The name of a story with what its component is called elsewhere, which is how Storybook’s search looks for it. */
export const withOtherNames = (name: string, others: readonly string[]): string =>
  others.length === 0 ? name : `${name}${mark}${others.join(', ')}`

/** The name alone, as the sidebar has it. */
export const withoutOtherNames = (name: string): string => name.split(mark)[0] ?? name
