// What the contract, the app, the server and the documents all have to know: plain data, which browsers may load.
export { framingHostOf, hostOf } from './host.ts'
export { isMessageKey, messages, refusals, type MessageKey, type RefusalKey } from './messages.ts'
export * from './routes.ts'
export * from './values.ts'
