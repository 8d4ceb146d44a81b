import { i18n as texts, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { messageValues, type MessageKey } from '@sightline/api-client'
import { useCallback } from 'react'

const failed = msg`Loading failed, please refresh and try again`
const noAnswer = msg`The service does not answer. Please check your connection.`

/** Whether a message is a key of the service, for which the catalogues hold a text. */
export const isMessageKey = (message: string): message is MessageKey => Object.hasOwn(texts.messages, message)

/** Matches the client’s messages for an answer that is not the service’s, such as a gateway’s page. */
const foreignAnswer = /^(Request failed with status code|The answer is not)/

/** The text for the message of an answer; a message without a key is the client’s own. */
export function messageTextFor(message: string): MessageDescriptor {
  if (isMessageKey(message)) return { id: message, values: messageValues[message] ?? {} }
  return foreignAnswer.test(message) ? failed : noAnswer
}

/** Translates the message of an answer. */
export function useMessageText(): (message: string) => string {
  const { i18n } = useLingui()
  return useCallback((message) => i18n._(messageTextFor(message)), [i18n])
}
