import { Text } from '@mantine/core'
import { call } from '../../../call/client.ts'
import { ActDialog } from '../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../parts/lists/acts/selection-body.ts'
import type { MailRow } from '../list/mail-row.ts'
import { mailActCalls } from './mail-act-calls.ts'

/** Sends many mails again, gives them up or removes them, after a look at what would change. */
export function MailActDialog(props: ActDialogProps<MailRow>) {
  const selection = selectionBody(props.selection)
  const [key, wanted] = Object.entries(mailActCalls).find(([each]) => each === props.act.key) ?? []
  if (!key || !wanted) return null
  return (
    <ActDialog
      {...props}
      input="{}"
      run={(asked) => call(wanted, { body: { selection, input: {}, ...asked } })}
    >
      <Text size="sm">{hints[key]}</Text>
    </ActDialog>
  )
}

const hints: Readonly<Record<string, string>> = {
  'send-again': 'Mail that failed, or was given up, gets all its attempts again, beginning now.',
  'give-up': 'Mail that did not go out is not tried any more. It stays here, and can be sent again.',
  remove: 'Mail that was given up is removed for good, and nobody gets it.',
}
