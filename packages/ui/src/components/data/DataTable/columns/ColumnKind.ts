/** The kinds of values of a column. */
export type ColumnKind = 'text' | 'number' | 'percent' | 'money' | 'duration' | 'date' | 'datetime' | 'code'
