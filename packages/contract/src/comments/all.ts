import type { Call } from '../call.ts'
import { approveCommentsCall, removeCommentsCall, spamCommentsCall } from './act-calls.ts'
import { likeItemCall, listCommentsCall, postCommentCall, voteCommentCall } from './calls.ts'
import {
  answerCommentCall,
  changeCommentSettingsCall,
  exportCommentsCall,
  judgeCommentCall,
  listPanelCommentsCall,
  readCommentSettingsCall,
  removeCommentCall,
} from './panel-calls.ts'

/** The calls of comments and likes. */
export const commentCalls: readonly Call[] = [
  listCommentsCall,
  postCommentCall,
  voteCommentCall,
  likeItemCall,
  listPanelCommentsCall,
  exportCommentsCall,
  approveCommentsCall,
  spamCommentsCall,
  removeCommentsCall,
  judgeCommentCall,
  removeCommentCall,
  answerCommentCall,
  readCommentSettingsCall,
  changeCommentSettingsCall,
]
