import { Trans, useLingui } from '@lingui/react/macro'
import { framingHostOf, type CallOutput } from '@sightline/api-client'
import { Button, Card, Container, TextArea, useFormat } from '@sightline/ui'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { linesIn } from '../exclusions/exclusionsForm.ts'

type Settings = CallOutput<'share', 'framing'>

interface FramingFormProps {
  siteId: string
  framing: Settings
  canEdit: boolean
  /** Called with the current setting. */
  onChanged: (now: Settings) => void
}

/** The form for the hosts that may frame the dashboard, one a line. */
export function FramingForm({ siteId, framing, canEdit, onChanged }: FramingFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const api = useApi()
  const form = useVersionedForm<Settings, { hosts: string }>({
    row: framing,
    valuesOf,
    isRow: isFraming,
    save: async ({ hosts }, { version }) => {
      const result = await api.share.updateFraming({ site_id: siteId, version, hosts: linesIn(hosts) })
      if (result.code === 200) onChanged(result.data)
      return result
    },
    onSaved: () => {},
  })
  const label = t`Hosts that may embed it`
  /** The lines that are not hosts; undefined where all are. */
  const wrongOf = (hosts: string) => {
    const wrong = linesIn(hosts).filter((line) => framingHostOf(line) === undefined)
    if (wrong.length === 0) return undefined
    const lines = format.list(wrong)
    return t`Not a host: ${lines}. Enter hosts such as example.com or *.example.com.`
  }
  return (
    <Card
      title={<Trans>Frames</Trans>}
      description={
        <Trans>
          Which pages may embed the dashboard of a link. Anyone with the link can open it as a page of its own in any
          case.
        </Trans>
      }
      footer={
        <>
          <span />
          <Button
            type="submit"
            form={form.state.formId}
            variant="primary"
            isPending={form.state.isPending}
            isDisabled={!canEdit}
          >
            <Trans>Save changes</Trans>
          </Button>
        </>
      }
    >
      <Container size="sm" align="start">
        <VersionedForm form={form} labels={{ hosts: label }}>
          <FormField control={form.state.form.control} name="hosts">
            {(field) => (
              <TextArea
                {...field}
                errorMessage={field.errorMessage === null ? null : (wrongOf(field.value) ?? field.errorMessage)}
                label={label}
                description={t`One per line, with its port if it has one; *.example.com stands for all subdomains. Leave empty to allow every page.`}
                isOptional
                spellCheck="false"
                isDisabled={!canEdit}
              />
            )}
          </FormField>
        </VersionedForm>
      </Container>
    </Card>
  )
}

const valuesOf = ({ hosts }: Settings) => ({ hosts: hosts.join('\n') })

/** Whether the data of an error is the current setting. */
const isFraming = (data: unknown): data is Settings =>
  typeof data === 'object' && data !== null && 'hosts' in data && 'version' in data
