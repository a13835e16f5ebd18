import type { ReplyOf } from '@vitrine/contract/call'
import type { listScriptErrorsCall } from '@vitrine/contract/insight/panel-calls'

/** An error of a script on a page of the site. */
export type ScriptError = ReplyOf<typeof listScriptErrorsCall>['errors'][number]

/** The error as people read and look for it: that nobody caught it goes without saying. */
export function readableError(error: ScriptError): ScriptError {
  return { ...error, message: error.message.replace(/^Uncaught (?=\S)/, '') }
}
