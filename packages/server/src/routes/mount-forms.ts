import {
  formSentPageCall,
  saveSubmissionCall,
  submissionKeyCall,
  templateSchemaCall,
  validateFormCall,
} from '@vitrine/contract/forms/calls'
import {
  exportSubmissionsCall,
  listSubmissionsCall,
  markSubmissionCall,
  readSubmissionCall,
  removeSubmissionCall,
} from '@vitrine/contract/forms/panel-calls'
import type { FastifyInstance } from 'fastify'
import { getTemplateSchema, postSubmission, postSubmissionKey, postValidation } from '../forms/calls.ts'
import {
  deleteSubmission,
  getSubmission,
  getSubmissions,
  getSubmissionsFile,
  putSubmission,
} from '../forms/panel-calls.ts'
import { getFormSent, postPlainForm } from '../forms/plain-form.ts'
import { mount } from '../http/mount.ts'

/** Puts the calls of forms on the server. */
export function mountForms(app: FastifyInstance): void {
  mount(app, submissionKeyCall, postSubmissionKey)
  mount(app, saveSubmissionCall, postSubmission, postPlainForm)
  mount(app, formSentPageCall, getFormSent)
  mount(app, validateFormCall, postValidation)
  mount(app, templateSchemaCall, getTemplateSchema)
  mount(app, listSubmissionsCall, getSubmissions)
  mount(app, exportSubmissionsCall, getSubmissionsFile)
  mount(app, readSubmissionCall, getSubmission)
  mount(app, markSubmissionCall, putSubmission)
  mount(app, removeSubmissionCall, deleteSubmission)
}
