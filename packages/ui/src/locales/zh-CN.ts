export { messages } from './zh-CN/messages.po'
