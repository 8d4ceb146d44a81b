import type { Decorator } from '@storybook/react-vite'

/**
 * On a page of documentation an overlay opens when somebody asks for it: open from the start, it would keep the rest of
 * the page from being read. What opens within the page says so with the parameter `opensInPlace`, and a screen whose
 * address opens something has another one there, with the parameter `argsInDocs`.
 */
export const closedInDocs: Decorator = (Story, { args, parameters, viewMode }) => {
  if (viewMode !== 'docs' || parameters['opensInPlace'] === true) return <Story />
  const inDocs = parameters['argsInDocs'] as object | undefined
  const shut = switchedOn.map((name) => (args[name] === true ? { [name]: false } : {}))
  return <Story args={Object.assign({}, args, ...shut, inDocs) as typeof args} />
}

/** What opens something, or takes the focus from who reads. */
const switchedOn = ['isOpen', 'defaultOpen', 'autoFocus'] as const
