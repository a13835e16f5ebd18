import type { ActDialogProps } from '../../../parts/lists/acts/act-of-room.ts'
import { PlainActDialog } from '../../../parts/lists/acts/plain-act-dialog.tsx'
import type { ReviewRow } from '../review-row.ts'
import { reviewsActCalls } from './reviews-act-calls.ts'

/** Does something to many reviews. */
export function ReviewsActDialog(props: ActDialogProps<ReviewRow>) {
  const [key, wanted] = Object.entries(reviewsActCalls).find(([each]) => each === props.act.key) ?? []
  return key && wanted ? <PlainActDialog dialog={props} actCall={wanted} hint={hints[key] ?? ''} /> : null
}

const hints: Readonly<Record<string, string>> = {
  publish: 'Visitors see the reviews at once.',
  reject: 'Visitors do not see the reviews. They stay here, and can be published later.',
  remove: 'The reviews are removed for good.',
}
