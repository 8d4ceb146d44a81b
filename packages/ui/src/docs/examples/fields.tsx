import {
  Calendar,
  Checkbox,
  CheckboxGroup,
  ColorField,
  Combobox,
  CompareControl,
  DateField,
  DateRangePicker,
  FileField,
  FilterBar,
  FilterChip,
  FilterChips,
  FilterEditor,
  FormErrorSummary,
  MultiCombobox,
  NumberField,
  PasswordField,
  PinInput,
  RadioGroup,
  SearchBar,
  SearchField,
  SegmentedControl,
  Select,
  Switch,
  TextArea,
  TextField,
} from '../../index.ts'
import type { Examples } from './probe.ts'

const nothing = () => {}
const options = [{ value: 'one', label: 'One' }]

/** What takes a value, a day or a filter. */
export const fieldExamples: Examples = {
  Calendar: (probe) => <Calendar {...probe} aria-label="Day" timeZone="UTC" />,
  Checkbox: ({ id: _, ...probe }) => <Checkbox {...probe}>Yes</Checkbox>,
  CheckboxGroup: (probe) => <CheckboxGroup {...probe} label="Any" items={options} />,
  Combobox: (probe) => <Combobox {...probe} label="One" items={options} defaultValue="one" />,
  DateField: ({ id: _, ...probe }) => <DateField {...probe} label="Day" />,
  DateRangePicker: (probe) => <DateRangePicker {...probe} value={{ range: '7d' }} timeZone="UTC" onChange={nothing} />,
  ColorField: (probe) => <ColorField {...probe} label="Colour" defaultValue="#1a5fb4" />,
  FileField: (probe) => <FileField {...probe} label="File" acceptedFileTypes={['.csv']} />,
  FilterBar: (probe) => (
    <FilterBar
      {...probe}
      value={[]}
      onChange={nothing}
      fields={[{ id: 'page', label: 'Page' }]}
      loadValues={() => Promise.resolve([])}
    />
  ),
  FilterChip: (probe) => (
    <FilterChip {...probe} field="Country" operator="is" values={['Germany']} onRemove={nothing} />
  ),
  FilterChips: (probe) => (
    <FilterChips {...probe} aria-label="Filters" items={[{ id: 'a', name: 'a', value: 'b' }]} onRemove={nothing} />
  ),
  FormErrorSummary: (probe) => <FormErrorSummary {...probe} errors={[{ id: 'name', message: 'Please fill it in' }]} />,
  MultiCombobox: (probe) => <MultiCombobox {...probe} label="One" items={options} defaultValue={['one']} />,
  NumberField: ({ id: _, ...probe }) => <NumberField {...probe} label="Points" size="sm" />,
  PasswordField: ({ id: _, ...probe }) => (
    <PasswordField {...probe} label="Password" autoComplete="new-password" size="sm" />
  ),
  PinInput: ({ id: _, ...probe }) => <PinInput {...probe} label="Code" />,
  RadioGroup: (probe) => <RadioGroup {...probe} label="One" items={options} />,
  SearchBar: (probe) => (
    <SearchBar
      {...probe}
      aria-label="Search"
      fields={[{ name: 'email', label: 'E-mail' }]}
      filters={{}}
      onSearch={nothing}
      history={[]}
    />
  ),
  SearchField: ({ id: _, ...probe }) => <SearchField {...probe} aria-label="Search" defaultValue="text" size="sm" />,
  SegmentedControl: (probe) => (
    <SegmentedControl {...probe} aria-label="One" size="sm" items={[{ value: 'one', label: 'One' }]} />
  ),
  Select: ({ id: _, ...probe }) => <Select {...probe} label="One" items={options} size="sm" />,
  Switch: ({ id: _, ...probe }) => <Switch {...probe}>On</Switch>,
  TextArea: ({ id: _, ...probe }) => <TextArea {...probe} label="Text" />,
  TextField: ({ id: _, ...probe }) => (
    <TextField {...probe} label="Key" isReadOnly defaultValue="un_77ad20f4" size="sm" />
  ),
  CompareControl: (probe) => <CompareControl {...probe} value={null} onChange={nothing} />,
  FilterEditor: (probe) => (
    <FilterEditor
      {...probe}
      fields={[{ id: 'page', label: 'Page' }]}
      loadValues={() => Promise.resolve([])}
      onApply={nothing}
      onCancel={nothing}
    />
  ),
}
