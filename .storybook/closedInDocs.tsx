import type { Decorator } from '@storybook/react-vite'

/**
 * On a page of documentation an overlay opens when somebody asks for it: open from the start, it would keep the rest of
 * the page from being read. What opens within the page says so with the parameter `opensInPlace`, and a screen whose
 * address opens something has another one there, with the parameter `argsInDocs`.
 */
export const closedInDocs: Decorator = (Story, { args, parameters, viewMode }) => {
  if (viewMode !== 'docs' || parameters['opensInPlace'] === true) return <Story />
  const inDocs = parameters['argsInDocs'] as object | undefined
  return <Story args={{ ...args, ...closed(args, 'isOpen'), ...closed(args, 'defaultOpen'), ...inDocs }} />
}

const closed = (args: Readonly<Record<string, unknown>>, name: string) => (args[name] === true ? { [name]: false } : {})
