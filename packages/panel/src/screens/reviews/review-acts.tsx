import { Button, Group, Stack, Textarea } from '@mantine/core'
import { answerReviewCall, judgeReviewCall, removeReviewCall } from '@vitrine/contract/reviews/panel-calls'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../call/client.ts'
import { focusWhenShown } from '../../parts/fields/focus-when-shown.ts'
import { UnsavedGuard } from '../../parts/unsaved-guard.tsx'
import { DeleteButton } from '../comments/list/delete-button.tsx'
import type { ReviewRow } from './review-row.ts'
import { useReviewChange } from './use-review-change.ts'

/** What can be done with a review, and the answer to it. */
export function ReviewActs({ review }: { readonly review: ReviewRow }) {
  const [isAnswering, setAnswering] = useState(false)
  const { isSaving, run } = useReviewChange()
  const { id: reviewId, status, authorName, answer } = review
  const whose = `the review of ${authorName || 'Anonymous'}`
  const params = { reviewId }
  const judge = (next: ReviewRow['status'], saved: string) =>
    void run(() => call(judgeReviewCall, { params, body: { status: next } }), saved)
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {status !== 'public' && (
          <Button
            size="compact-sm"
            disabled={isSaving}
            data-key="a"
            aria-label={`Approve ${whose}`}
            onClick={() => judge('public', 'The review is public')}
          >
            Approve
          </Button>
        )}
        {status !== 'rejected' && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={isSaving}
            aria-label={`Reject ${whose}`}
            onClick={() => judge('rejected', 'The review was rejected')}
          >
            Reject
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${answer === '' ? 'Reply to' : 'Change the reply to'} ${whose}`}
          aria-expanded={isAnswering}
          onClick={() => setAnswering(!isAnswering)}
        >
          {answer === '' ? 'Reply' : 'Change the reply'}
        </Button>
        <DeleteButton
          whose={whose}
          loss="It is gone for good, with the reply to it."
          isSaving={isSaving}
          onDelete={(giveFocusBack) =>
            run(() => call(removeReviewCall, { params }), 'The review was deleted', giveFocusBack)
          }
        />
      </Group>
      {isAnswering && <Answer review={review} onDone={() => setAnswering(false)} />}
    </Stack>
  )
}

function Answer({ review, onDone }: { readonly review: ReviewRow; readonly onDone: () => void }) {
  const { isSaving, run } = useReviewChange()
  const [answer, setAnswer] = useState(review.answer)
  const isLeaving = useRef(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { reviewId: review.id }, body: { answer } }
    if (await run(() => call(answerReviewCall, input), 'Your reply was saved')) onDone()
  }
  return (
    <form onSubmit={send}>
      <Stack gap="xs" align="flex-start">
        <Textarea
          ref={focusWhenShown}
          w="100%"
          label="Your reply"
          description="It stands below the review once that is public. Leave it empty to take it away."
          autosize
          minRows={2}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
        <Button type="submit" size="compact-sm" loading={isSaving} disabled={answer === review.answer}>
          Save the reply
        </Button>
      </Stack>
      <UnsavedGuard isDirty={answer !== review.answer} isLeaving={isLeaving} />
    </form>
  )
}
