import { Button } from '../../actions/Button/index.ts'
import { Combobox } from '../Combobox/index.ts'
import { FileField } from '../FileField/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { Select } from '../Select/index.ts'
import { Switch } from '../Switch/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import {
  Form,
  FormActions,
  FormCheckbox,
  FormField,
  UnsavedChanges,
  useLeave,
  useSendForm,
  type FormAnswer,
} from './index.ts'

export interface ExampleValues {
  name: string
  description: string
  password: string
  goal: number | null
  currency: string | null
  timeZone: string | null
  plan: 'trial' | 'standard' | null
  logo: File | null
  isPublic: boolean
  canAdd: boolean
}

const empty: ExampleValues = {
  name: '',
  description: '',
  password: '',
  goal: null,
  currency: null,
  timeZone: null,
  plan: null,
  logo: null,
  isPublic: false,
  canAdd: false,
}

const filled: ExampleValues = {
  ...empty,
  name: 'Harbor Lane',
  description: 'A shop for boats',
  password: 'correct horse',
  goal: 1000,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  plan: 'trial',
  canAdd: true,
}

export interface ExampleFormProps {
  send: (values: ExampleValues) => Promise<FormAnswer<null>>
  onSent: () => void
  onLeave?: (() => void) | undefined
  isFilled?: boolean | undefined
}

/** A form with every field of the kit, for stories. */
export const ExampleForm = (props: ExampleFormProps) => (
  <UnsavedChanges>
    <Fields {...props} />
  </UnsavedChanges>
)

function Fields({ send, onSent, onLeave = () => {}, isFilled = false }: ExampleFormProps) {
  const state = useSendForm({ defaultValues: isFilled ? filled : empty, send, onSent })
  const { control } = state.form
  const { confirmLeave } = useLeave()
  return (
    <Form state={state} style={{ maxInlineSize: 560 }}>
      <FormField
        control={control}
        name="name"
        required="Please fill in website name"
        validate={(name) => (name.length < 2 ? 'At least two letters' : undefined)}
      >
        {(field) => <TextField {...field} label="Website name" />}
      </FormField>
      <FormField control={control} name="description" required="Please describe it">
        {(field) => <TextArea {...field} label="Description" rows={2} />}
      </FormField>
      <FormField control={control} name="password" required="Please fill in a password">
        {(field) => <PasswordField {...field} label="Password" autoComplete="new-password" />}
      </FormField>
      <FormField control={control} name="goal" required="Please fill in the goal">
        {(field) => <NumberField {...field} label="Goal" minValue={1} />}
      </FormField>
      <FormField control={control} name="currency" required="Please select currency type">
        {(field) => (
          <Select
            {...field}
            label="Currency type"
            items={[
              { value: 'EUR', label: 'Euro' },
              { value: 'CNY', label: 'Chinese Yuan' },
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="timeZone" required="Please select a time zone">
        {(field) => (
          <Combobox
            {...field}
            label="Time zone"
            items={[
              { value: 'Europe/Berlin', label: 'Europe/Berlin' },
              { value: 'Asia/Shanghai', label: 'Asia/Shanghai' },
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="plan" required="Please choose a plan">
        {(field) => (
          <RadioGroup
            {...field}
            label="Plan"
            items={[
              { value: 'trial', label: 'Trial' },
              { value: 'standard', label: 'Standard' },
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="logo">
        {({ value, onChange, id, errorMessage }) => (
          <FileField
            id={id}
            errorMessage={errorMessage}
            label="Logo"
            isOptional
            acceptedFileTypes={['.png']}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      <FormField control={control} name="isPublic">
        {({ value, ...field }) => (
          <Switch {...field} isSelected={value}>
            Everybody may see the figures
          </Switch>
        )}
      </FormField>
      <FormField control={control} name="canAdd" required="Please agree">
        {(field) => <FormCheckbox {...field}>I may add this website</FormCheckbox>}
      </FormField>
      <FormActions>
        <Button onPress={() => confirmLeave(onLeave)}>Leave</Button>
        <Button type="submit" variant="primary" isPending={state.isPending}>
          Save
        </Button>
      </FormActions>
    </Form>
  )
}
