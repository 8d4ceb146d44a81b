export { messages } from './en-US/messages.po'
