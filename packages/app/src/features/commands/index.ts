export { CommandCenter } from './CommandCenter.tsx'
export { CommandsButton } from './CommandsButton.tsx'
export { CommandsContext } from './CommandsContext.ts'
