import { Trans, useLingui } from '@lingui/react/macro'
import { seriousProblems, type HealthProblem } from '@sightline/api-client'
import { Callout, Stack } from '@sightline/ui'
import { isMailHealthy } from '../instance/MailHealth.tsx'
import { arePaymentsHealthy } from '../instance/PaymentHealth.tsx'
import { useMailHealth } from '../instance/useMailHealth.ts'
import { usePaymentHealth } from '../instance/usePaymentHealth.ts'
import { useHealthStatus } from './useHealthStatus.ts'
import { useProblemTexts } from './useProblemTexts.ts'

/** The state in a line: all is well, or what is not, the worst first, with what to do. */
export function HealthSummary() {
  const { t } = useLingui()
  const status = useHealthStatus()
  const mail = useMailHealth()
  const payments = usePaymentHealth()
  const textsOf = useProblemTexts()
  if (status.data === undefined || mail.data === undefined || payments.data === undefined) return null
  const others = [
    ...(isMailHealthy(mail.data) ? [] : [{ id: 'mail', title: t`Some mails fail`, advice: t`The reasons are below.` }]),
    ...(payments.data.cards === null || arePaymentsHealthy(payments.data.cards)
      ? []
      : [{ id: 'payments', title: t`Card payments need attention`, advice: t`The reasons are below.` }]),
  ]
  const problems = [
    ...status.data.problems.map((problem) => ({ id: problem, isSerious: isSerious(problem), ...textsOf(problem) })),
    ...others.map((problem) => ({ isSerious: false, ...problem })),
  ]
  if (problems.length === 0) return <Callout tone="positive" title={<Trans>All is well</Trans>} />
  return (
    <Stack gap={5}>
      {problems.map(({ id, isSerious: isBad, title, advice }) => (
        <Callout key={id} tone={isBad ? 'negative' : 'warning'} title={title}>
          {advice}
        </Callout>
      ))}
    </Stack>
  )
}

export const isSerious = (problem: HealthProblem): boolean => seriousProblems.some((serious) => serious === problem)
