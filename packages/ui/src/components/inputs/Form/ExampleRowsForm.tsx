import { useFieldArray } from 'react-hook-form'
import { Button } from '../../actions/Button/index.ts'
import { TextField } from '../TextField/index.ts'
import { Form, FormActions, FormField, useSendForm, type FormAnswer } from './index.ts'

interface ExampleRows {
  name: string
  steps: { path: string }[]
}

interface ExampleRowsFormProps {
  send: (values: ExampleRows) => Promise<FormAnswer<null>>
}

/** A form with rows that are added and taken away, for stories. */
export function ExampleRowsForm({ send }: ExampleRowsFormProps) {
  const state = useSendForm<ExampleRows, null>({
    defaultValues: { name: '', steps: [{ path: '' }] },
    send,
    onSent: () => {},
  })
  const { control } = state.form
  const { fields, append } = useFieldArray({ control, name: 'steps' })
  return (
    <Form state={state} style={{ maxInlineSize: 560 }}>
      <FormField control={control} name="name" required="Please fill in a name">
        {(field) => <TextField {...field} label="Name" />}
      </FormField>
      {fields.map(({ id }, index) => (
        <FormField
          key={id}
          control={control}
          name={`steps.${index}.path`}
          required={`Please fill in path ${index + 1}`}
        >
          {(field) => <TextField {...field} label={`Path ${index + 1}`} />}
        </FormField>
      ))}
      <FormActions>
        <Button onPress={() => append({ path: '' })}>Add path</Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </FormActions>
    </Form>
  )
}
