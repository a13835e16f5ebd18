import {
  formSentPageCall,
  saveSubmissionCall,
  submissionKeyCall,
  templateSchemaCall,
  validateFormCall,
} from '@vitrine/contract/forms/calls'
import type { FastifyInstance } from 'fastify'
import { getTemplateSchema, postSubmission, postSubmissionKey, postValidation } from '../forms/calls.ts'
import { getFormSent, postPlainForm } from '../forms/plain-form.ts'
import { mount } from '../http/mount.ts'

/** Puts the calls of forms on the server. */
export function mountForms(app: FastifyInstance): void {
  mount(app, submissionKeyCall, postSubmissionKey)
  mount(app, saveSubmissionCall, postSubmission, postPlainForm)
  mount(app, formSentPageCall, getFormSent)
  mount(app, validateFormCall, postValidation)
  mount(app, templateSchemaCall, getTemplateSchema)
}
