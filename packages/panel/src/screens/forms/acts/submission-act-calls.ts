import {
  notSpamSubmissionsCall,
  readSubmissionsCall,
  removeSubmissionsCall,
  spamSubmissionsCall,
  starSubmissionsCall,
  unreadSubmissionsCall,
  unstarSubmissionsCall,
} from '@vitrine/contract/forms/act-calls'

/** The calls of acts on many submissions, by the keys of the list's description. */
export const submissionActCalls = {
  read: readSubmissionsCall,
  star: starSubmissionsCall,
  spam: spamSubmissionsCall,
  delete: removeSubmissionsCall,
  unread: unreadSubmissionsCall,
  unstar: unstarSubmissionsCall,
  'no-spam': notSpamSubmissionsCall,
} as const
