import type { Call } from '../call.ts'
import {
  formSentPageCall,
  saveSubmissionCall,
  submissionKeyCall,
  templateSchemaCall,
  validateFormCall,
} from './calls.ts'

/** The calls of forms. */
export const formCalls: readonly Call[] = [
  submissionKeyCall,
  saveSubmissionCall,
  formSentPageCall,
  validateFormCall,
  templateSchemaCall,
]
