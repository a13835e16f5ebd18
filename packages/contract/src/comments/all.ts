import type { Call } from '../call.ts'
import { likeItemCall, listCommentsCall, postCommentCall, voteCommentCall } from './calls.ts'
import {
  answerCommentCall,
  changeCommentSettingsCall,
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
  judgeCommentCall,
  removeCommentCall,
  answerCommentCall,
  readCommentSettingsCall,
  changeCommentSettingsCall,
]
