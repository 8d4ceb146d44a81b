export { messages } from './ar/messages.po'
