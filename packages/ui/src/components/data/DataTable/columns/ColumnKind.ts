/** What the values of a column are. */
export type ColumnKind = 'text' | 'number' | 'percent' | 'money' | 'duration' | 'date' | 'datetime' | 'code'
