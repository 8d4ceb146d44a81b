import type { Decorator } from '@storybook/react-vite'

/**
 * On a page of documentation an overlay opens when somebody asks for it: open from the start, it would keep the rest of
 * the page from being read. What opens within the page says so with the parameter `opensInPlace`.
 */
export const closedInDocs: Decorator = (Story, { args, parameters, viewMode }) => {
  if (viewMode !== 'docs' || parameters['opensInPlace'] === true) return <Story />
  return <Story args={{ ...args, ...closed(args, 'isOpen'), ...closed(args, 'defaultOpen') }} />
}

const closed = (args: Readonly<Record<string, unknown>>, name: string) => (args[name] === true ? { [name]: false } : {})
