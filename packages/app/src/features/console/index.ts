export { consoleMenu } from './menu/consoleMenu.ts'
