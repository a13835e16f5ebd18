import { Button, Group, Stack, Textarea } from '@mantine/core'
import {
  answerCommentCall,
  judgeCommentCall,
  removeCommentCall,
} from '@vitrine/contract/comments/panel-calls'
import { Check, MessageSquareReply, ShieldAlert, Undo2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { focusWhenShown } from '../../../parts/fields/focus-when-shown.ts'
import { useRowChange } from '../../../parts/lists/rows/use-row-change.ts'
import { UnsavedGuard } from '../../../parts/unsaved-guard.tsx'
import type { CommentRow } from './comment-row.ts'
import { DeleteButton } from './delete-button.tsx'

const ofRow = { refused: 'The comment was not changed' }

/** What can be done with a comment by itself, and the answer to it. */
export function CommentActs({ comment }: { readonly comment: CommentRow }) {
  const [isAnswering, setAnswering] = useState(false)
  return (
    <Stack gap="xs">
      <Judgement comment={comment} onAnswer={() => setAnswering(!isAnswering)} isAnswering={isAnswering} />
      {isAnswering && <Answer comment={comment} onDone={() => setAnswering(false)} />}
    </Stack>
  )
}

interface JudgementProps {
  readonly comment: CommentRow
  readonly isAnswering: boolean
  readonly onAnswer: () => void
}

function Judgement({ comment, isAnswering, onAnswer }: JudgementProps) {
  const change = useRowChange(ofRow)
  const { id: commentId, status, authorName } = comment
  const whose = `the comment of ${authorName || 'Anonymous'}`
  const judge = (next: CommentRow['status'], saved: string) =>
    void change.send(prepareCall(judgeCommentCall, { params: { commentId }, body: { status: next } }), saved)
  return (
    <Group gap="xs">
      {status !== 'public' && (
        <Button
          size="compact-sm"
          disabled={change.state.kind === 'saving'}
          leftSection={<Check size={14} aria-hidden />}
          data-key="a"
          aria-label={`Approve ${whose}`}
          onClick={() => judge('public', 'The comment is public')}
        >
          Approve
        </Button>
      )}
      {status === 'public' && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={change.state.kind === 'saving'}
          leftSection={<Undo2 size={14} aria-hidden />}
          aria-label={`Take back ${whose}`}
          onClick={() => judge('pending', 'The comment was taken back')}
        >
          Take back
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<MessageSquareReply size={14} aria-hidden />}
        aria-label={`Reply to ${whose}`}
        aria-expanded={isAnswering}
        onClick={onAnswer}
      >
        Reply
      </Button>
      {status !== 'spam' && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={change.state.kind === 'saving'}
          leftSection={<ShieldAlert size={14} aria-hidden />}
          data-key="s"
          aria-label={`Mark ${whose} as spam`}
          onClick={() => judge('spam', 'The comment is spam')}
        >
          Spam
        </Button>
      )}
      <DeleteButton
        whose={whose}
        loss="It is gone for good, with all that answers it."
        isSaving={change.state.kind === 'saving'}
        removal={prepareRemoval(removeCommentCall, { params: { commentId } })}
        done="The comment was deleted"
      />
    </Group>
  )
}

function Answer({ comment, onDone }: { readonly comment: CommentRow; readonly onDone: () => void }) {
  const change = useRowChange(ofRow)
  const [body, setBody] = useState('')
  const isLeaving = useRef(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { commentId: comment.id }, body: { body } }
    if (await change.send(prepareCall(answerCommentCall, input), 'Your reply is public')) onDone()
  }
  return (
    <form onSubmit={send}>
      <Stack gap="xs" align="flex-start">
        <Textarea
          ref={focusWhenShown}
          w="100%"
          label="Your reply"
          description={comment.status === 'public' ? undefined : 'Replying approves the comment as well.'}
          autosize
          minRows={2}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Button
          type="submit"
          size="compact-sm"
          loading={change.state.kind === 'saving'}
          disabled={body.trim() === ''}
        >
          Send reply
        </Button>
      </Stack>
      <UnsavedGuard isDirty={body.trim() !== ''} isLeaving={isLeaving} />
    </form>
  )
}
