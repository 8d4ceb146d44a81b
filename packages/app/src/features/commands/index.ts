export { CommandCenter } from './CommandCenter.tsx'
export { usePageRanges } from './PageRangesContext.ts'
export { CommandsButton } from './CommandsButton.tsx'
export { CommandsContext } from './CommandsContext.ts'
