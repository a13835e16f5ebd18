import { Button, Group, Stack, Textarea } from '@mantine/core'
import { answerReviewCall, judgeReviewCall, removeReviewCall } from '@vitrine/contract/reviews/panel-calls'
import { type FormEvent, useRef, useState } from 'react'
import { prepareRemoval } from '../../call/gone-is-done.ts'
import { prepareCall } from '../../call/prepare-call.ts'
import { focusWhenShown } from '../../parts/fields/focus-when-shown.ts'
import { useRowChange } from '../../parts/lists/rows/use-row-change.ts'
import { UnsavedGuard } from '../../parts/unsaved-guard.tsx'
import { DeleteButton } from '../comments/list/delete-button.tsx'
import type { ReviewRow } from './review-row.ts'

const ofRow = { refused: 'The review was not changed' }

/** What can be done with a review, and the answer to it. */
export function ReviewActs({ review }: { readonly review: ReviewRow }) {
  const [isAnswering, setAnswering] = useState(false)
  const change = useRowChange(ofRow)
  const { id: reviewId, status, authorName, answer } = review
  const whose = `the review of ${authorName || 'Anonymous'}`
  const params = { reviewId }
  const judge = (next: ReviewRow['status'], saved: string) =>
    void change.send(prepareCall(judgeReviewCall, { params, body: { status: next } }), saved)
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {status !== 'public' && (
          <Button
            size="compact-sm"
            disabled={change.state.kind === 'saving'}
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
            disabled={change.state.kind === 'saving'}
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
          isSaving={change.state.kind === 'saving'}
          removal={prepareRemoval(removeReviewCall, { params })}
          done="The review was deleted"
        />
      </Group>
      {isAnswering && <Answer review={review} onDone={() => setAnswering(false)} />}
    </Stack>
  )
}

function Answer({ review, onDone }: { readonly review: ReviewRow; readonly onDone: () => void }) {
  const change = useRowChange(ofRow)
  const [answer, setAnswer] = useState(review.answer)
  const isLeaving = useRef(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { reviewId: review.id }, body: { answer } }
    if (await change.send(prepareCall(answerReviewCall, input), 'Your reply was saved')) onDone()
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
        <Button
          type="submit"
          size="compact-sm"
          loading={change.state.kind === 'saving'}
          disabled={answer === review.answer}
        >
          Save the reply
        </Button>
      </Stack>
      <UnsavedGuard isDirty={answer !== review.answer} isLeaving={isLeaving} />
    </form>
  )
}
