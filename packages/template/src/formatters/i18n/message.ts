import { formatMessage } from '../../i18n/format-message.ts'
import { messageArguments } from '../../i18n/message-arguments.ts'
import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Prints a message with its arguments filled in: `{greeting|message name=person.name @count}`. Language reference, section 8. */
export const message: Formatter = (value, args, scope) => {
  if (!scope.locale) return ''
  return formatMessage(scope.locale, scope, asText(value), messageArguments(args, scope))
}
