import {
  approveCommentsCall,
  removeCommentsCall,
  spamCommentsCall,
} from '@vitrine/contract/comments/act-calls'

/** The calls of acts on many comments, by the keys of the list's description. */
export const commentActCalls = {
  approve: approveCommentsCall,
  spam: spamCommentsCall,
  delete: removeCommentsCall,
} as const
