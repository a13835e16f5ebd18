import type { ReplyOf } from '@vitrine/contract/call'
import type {
  answerCommentCall,
  judgeCommentCall,
  removeCommentCall,
} from '@vitrine/contract/comments/panel-calls'
import { checkComment, commentProblemText } from '@vitrine/domain/comments/check-comment'
import { type Comment, placeAnswer } from '@vitrine/domain/comments/comment'
import type { CommentSettings } from '@vitrine/domain/comments/comment-settings'
import { judgeComment } from '@vitrine/domain/comments/judge-comment'
import { presentSettings } from '@vitrine/domain/comments/present-settings'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, type Refusal, type Reply, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import type { SettingsPart } from '../website/settings-part.ts'

/** Approves a comment, takes it back, or calls it spam. */
export async function putComment(
  exchange: Exchange<typeof judgeCommentCall>,
): Promise<AnswerTo<typeof judgeCommentCall>> {
  const { status } = exchange.body
  const summaries = { public: 'Approved', pending: 'Took back', spam: 'Called spam' } as const
  return changeComment(exchange, summaries[status], (comments, comment) =>
    comments.save(judgeComment(comment, status)),
  )
}

/** Removes a comment with all that answers it. */
export async function deleteComment(
  exchange: Exchange<typeof removeCommentCall>,
): Promise<AnswerTo<typeof removeCommentCall>> {
  return changeComment(exchange, 'Removed', (comments, { id }) => comments.remove(id))
}

/** Answers a comment in the name of the site; one that waited is shown with it. */
export async function postAnswer(
  exchange: Exchange<typeof answerCommentCall>,
): Promise<AnswerTo<typeof answerCommentCall>> {
  const { body, services, account, site } = exchange
  const input = { body: body.body, authorName: account?.displayName || site.title, authorEmail: '' }
  const checked = checkComment(input, { allowAnonymous: true })
  if (!checked.ok) return refuse(checked.problem, commentProblemText[checked.problem])
  return changeComment(exchange, 'Answered', async (comments, answered) => {
    if (answered.status !== 'public') await comments.save(judgeComment(answered, 'public'))
    await comments.save({
      ...checked.comment,
      ...placeAnswer(answered),
      id: services.newId(),
      itemId: answered.itemId,
      status: 'public',
      createdAtMs: services.clock(),
      likeCount: 0,
      flagCount: 0,
      isByOwner: true,
    })
  })
}

export const commentPart: SettingsPart<Required<CommentSettings> & { readonly hasLikes: boolean }> = {
  present: ({ comments, hasLikes }) => ({ ...presentSettings(comments), hasLikes }),
  check: () => ({}),
  change: (site, { hasLikes, ...comments }) => ({ ...site, comments, hasLikes }),
  summary: 'Changed how visitors may comment',
}

async function changeComment(
  exchange: Pick<Exchange, 'store' | 'account' | 'call' | 'services'> & {
    readonly params: { readonly commentId: string }
  },
  summary: string,
  change: (comments: Exchange['store']['comments'], comment: Comment) => Promise<void>,
): Promise<Reply<ReplyOf<typeof judgeCommentCall>> | Refusal> {
  const { store, params } = exchange
  return store.transaction(async (tables) => {
    const comment = await tables.comments.lock(params.commentId)
    if (!comment) return refuse('not-found', failureText.notFound)
    await change(tables.comments, comment)
    await tables.site.raiseRevision()
    // The record of acts names nobody: it stays when a person is erased.
    await recordAuditEntry(tables, exchange, { subjectId: comment.id, summary: `${summary} a comment` })
    return reply({})
  })
}
