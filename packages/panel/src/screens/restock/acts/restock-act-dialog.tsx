import type { ActDialogProps } from '../../../parts/lists/acts/act-of-room.ts'
import { PlainActDialog } from '../../../parts/lists/acts/plain-act-dialog.tsx'
import type { SignUpRow } from '../sign-up-row.ts'
import { restockActCalls } from './restock-act-calls.ts'

/** Does something to many sign-ups. */
export function RestockActDialog(props: ActDialogProps<SignUpRow>) {
  const [key, wanted] = Object.entries(restockActCalls).find(([each]) => each === props.act.key) ?? []
  return key && wanted ? <PlainActDialog dialog={props} actCall={wanted} hint={hints[key] ?? ''} /> : null
}

const hints: Readonly<Record<string, string>> = {
  tell: 'Whoever waits for what is in stock is told by mail, once. The others wait on.',
  remove: 'The sign-ups are forgotten: nobody is told of what they waited for.',
}
