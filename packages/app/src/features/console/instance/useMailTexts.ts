import { useLingui } from '@lingui/react/macro'
import type { MailFailure, MailKind } from '@sightline/api-client'

/** Explains in plain words why a mail was not sent. */
export function useMailFailureTexts(): (failure: MailFailure) => string {
  const { t } = useLingui()
  return (failure) =>
    ({
      name_unknown: t`The name of the mail server is not known. Check SMTP_URL.`,
      connection_refused: t`The mail server refuses the connection. Check name and port in SMTP_URL.`,
      timed_out: t`The mail server does not answer. A firewall may be in between.`,
      connection_lost: t`The mail server closed the connection too early.`,
      tls: t`There is no secure connection: the mail server’s certificate is not valid, or it offers none.`,
      sign_in: t`The mail server refuses user name or password. Check SMTP_URL.`,
      sender_refused: t`The mail server does not allow this sender. Check MAIL_FROM.`,
      recipient_refused: t`The mail server refuses the recipient: there is no such address, or it accepts no mail.`,
      message_refused: t`The mail server refuses the mail itself, perhaps as spam.`,
      try_later: t`The mail server asks to try again later.`,
      expired: t`It could not be delivered in time.`,
      unexpected: t`It failed for a reason that is not known.`,
    })[failure]
}

/** The name of each kind of mail. */
export function useMailKindTexts(): (kind: MailKind) => string {
  const { t } = useLingui()
  return (kind) =>
    ({
      reset_password: t`New password`,
      confirm_email: t`Confirmation of an address`,
      email_changed: t`Changed address`,
      account_invitation: t`Invitation to an account`,
      account_deletion: t`Deletion of an account`,
      site_invitation: t`Invitation to a site`,
      notice: t`Notice`,
      receipt: t`Receipt`,
      report: t`Report of a site`,
      test: t`Test mail`,
    })[kind]
}
