import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { breaksIn } from './propRules.ts'

const sources = path.join(import.meta.dirname, '..')
const files = globSync('{components,product,charts}/**/*.{ts,tsx}', {
  cwd: sources,
  exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', '**/*.docs.ts'],
})

/** The exceptions from the law, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'ArrangeColumnsProps.isOpen': 'a part of DataTable',
  'DataTableSelection.selected': 'some rows by their ids, or every row that matches: no key',
  'DayLimits.max': 'a part of DateRangePicker',
  'DayLimits.min': 'a part of DateRangePicker',
  'GroupedRows.groups': 'a part of DataTable',
  'IconProps.icon': 'draws an icon of lucide-react; slots take any element',
  'IconProps.size': 'px: an icon is no control',
  'ListPageState.selected': 'some rows by their ids, or every row that matches: no key',
  'MapStyle.steps': 'colours of a map',
  'OwnProps.isMultiSort': 'true only where the table sorts by itself',
  'SideNavLinksProps.groups': 'a part of SideNav',
  'WholeBreakdown.isOpen': 'whoever loads its rows knows whether it is open',
}

const broken = files
  .flatMap((file) => breaksIn(readFileSync(path.join(sources, file), 'utf8')))
  .filter((line) => exceptions[line.replace(/:.*/, '')] === undefined)

test('the props of every component keep to one word for one thing', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(broken).toEqual([])
})

test('props are omitted by StrictOmit, which takes existing names only', () => {
  const loose = files.filter((file) => /\bOmit</.test(readFileSync(path.join(sources, file), 'utf8')))
  expect(loose).toEqual(['components/props.ts'])
})

test.each([
  ['help?: ReactNode | undefined', 'TryProps.help: is called description'],
  ['value?: string', 'TryProps.value: is optional and may not be undefined'],
  ['open?: boolean | undefined', 'TryProps.open: is a boolean without is, has or can'],
  ['/** @default true */ isOpenable?: boolean | undefined', 'TryProps.isOpenable: is true by default'],
  ['icon: LucideIcon', 'TryProps.icon: takes the icons of one library only'],
  ["size?: 'sm' | 'xs' | undefined", 'TryProps.size: knows other sizes than sm, md and lg'],
  ['isOpen: boolean; defaultOpen: boolean', 'TryProps.isOpen: stands without onOpenChange'],
])('a component with %s breaks it', (prop, message) => {
  expect(breaksIn(`export interface TryProps { ${prop} }`)).toContain(message)
})

test.each([
  'export interface Item { help?: ReactNode | undefined }',
  'export type Item = { help?: ReactNode | undefined }',
  'export type Item = Root & { help?: ReactNode | undefined }',
  'export interface Item extends Root { items: readonly { help?: ReactNode | undefined }[] }',
  'export type Item = FromAria<{ help?: ReactNode | undefined }> | null',
])('%s breaks it, too', (code) => {
  expect(breaksIn(code)).toEqual(['Item.help: is called description'])
})

test('props that keep to the rules are not reported', () => {
  expect(breaksIn('export interface TryProps { label: ReactNode; isDisabled?: boolean | undefined }')).toEqual([])
})
