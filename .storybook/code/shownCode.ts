import type { StoryContext } from '@storybook/react-vite'
import { sanitize, storyNameFromExport } from 'storybook/internal/csf'

type Codes = Readonly<Record<string, string>>

/** Only the codes of the page that is open are loaded. */
const files = import.meta.glob<Codes>(
  '../../packages/ui/src/{components/*/*,product/*,charts/*,docs/patterns}/*.stories.tsx',
  {
    query: '?codes',
    import: 'codes',
  },
)

/** The code that a page of documentation shows for a story; none for a screen of the product. */
export async function shownCode(_: string, { id, parameters }: StoryContext): Promise<string> {
  const file = String(parameters['fileName'])
  const load = files[`../../${file.slice(file.indexOf('packages/'))}`]
  const codes = (await load?.()) ?? {}
  const name = Object.keys(codes).find((story) => id.endsWith(`--${sanitize(storyNameFromExport(story))}`))
  return (name && codes[name]) ?? ''
}
