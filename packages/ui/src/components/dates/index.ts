export * from './Calendar/index.ts'
export * from './DateField/index.ts'
export * from './DateRangePicker/index.ts'
