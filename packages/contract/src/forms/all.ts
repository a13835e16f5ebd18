import type { Call } from '../call.ts'
import {
  formSentPageCall,
  saveSubmissionCall,
  submissionKeyCall,
  templateSchemaCall,
  validateFormCall,
} from './calls.ts'
import {
  changeFormCall,
  previewFormCall,
  readFormCall,
  readFormFrameCall,
  resetFormCall,
} from './form-calls.ts'
import {
  createFormCall,
  duplicateFormCall,
  listFormsCall,
  placeFormCall,
  removeFormCall,
  renameFormCall,
  unplaceFormCall,
} from './form-list-calls.ts'
import {
  exportSubmissionsCall,
  listSubmissionsCall,
  markSubmissionCall,
  readSubmissionCall,
  removeSubmissionCall,
} from './panel-calls.ts'

/** The calls of forms. */
export const formCalls: readonly Call[] = [
  submissionKeyCall,
  saveSubmissionCall,
  formSentPageCall,
  validateFormCall,
  templateSchemaCall,
  listSubmissionsCall,
  exportSubmissionsCall,
  readSubmissionCall,
  markSubmissionCall,
  removeSubmissionCall,
  listFormsCall,
  createFormCall,
  duplicateFormCall,
  renameFormCall,
  placeFormCall,
  unplaceFormCall,
  removeFormCall,
  readFormCall,
  changeFormCall,
  resetFormCall,
  readFormFrameCall,
  previewFormCall,
]
