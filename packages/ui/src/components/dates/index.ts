export * from './DateField/index.ts'
export * from './DateRangePicker/index.ts'
