import {
  formSentPageCall,
  saveSubmissionCall,
  submissionKeyCall,
  templateSchemaCall,
  validateFormCall,
} from '@vitrine/contract/forms/calls'
import { resumeFormCall, saveDraftCall, savedFormPageCall } from '@vitrine/contract/forms/draft-calls'
import { exportFormCsvCall, exportFormJsonCall } from '@vitrine/contract/forms/export-calls'
import {
  discardFormFileCall,
  readFormFileCall,
  saveFormPartsCall,
  uploadFormFileCall,
} from '@vitrine/contract/forms/files/calls'
import {
  changeFormCall,
  previewFormCall,
  readFormCall,
  readFormFrameCall,
  resetFormCall,
} from '@vitrine/contract/forms/form-calls'
import {
  createFormCall,
  duplicateFormCall,
  listFormsCall,
  placeFormCall,
  removeFormCall,
  renameFormCall,
  unplaceFormCall,
} from '@vitrine/contract/forms/form-list-calls'
import {
  exportSubmissionsCall,
  listSubmissionsCall,
  markSubmissionCall,
  readSubmissionCall,
  removeSubmissionCall,
} from '@vitrine/contract/forms/panel-calls'
import {
  addTargetCall,
  changeRetentionCall,
  changeTargetCall,
  listDeliveriesCall,
  listTargetsCall,
  removeTargetCall,
  rotateTargetSecretCall,
  sendDeliveryAgainCall,
  sendFailedAgainCall,
  testTargetCall,
} from '@vitrine/contract/forms/target-calls'
import type { FastifyInstance } from 'fastify'
import { getTemplateSchema, postSubmission, postSubmissionKey, postValidation } from '../forms/calls.ts'
import { getFormCsv, getFormJson } from '../forms/export-calls.ts'
import { deleteFile, getFile, postFile } from '../forms/files/file-calls.ts'
import { postFormParts } from '../forms/files/post-form-parts.ts'
import { getForm, postFormReset, putForm } from '../forms/form-calls.ts'
import { deleteForm, getForms, postForm, postFormCopy, putFormName } from '../forms/form-list-calls.ts'
import {
  deleteSubmission,
  getSubmission,
  getSubmissions,
  getSubmissionsFile,
  putSubmission,
} from '../forms/panel-calls.ts'
import { deleteFormPlace, putFormPlace } from '../forms/places/place-calls.ts'
import { getFormSent, postPlainForm } from '../forms/plain-form.ts'
import { getFormFrame, postFormPreview } from '../forms/preview-calls.ts'
import { getResumedForm, getSavedForm, postDraft, postPlainDraft } from '../forms/resume/draft-calls.ts'
import {
  getDeliveries,
  postDeliveryAgain,
  postFailedAgain,
  postTargetTest,
} from '../forms/targets/delivery-calls.ts'
import {
  deleteTarget,
  getTargets,
  postTarget,
  postTargetSecret,
  putRetention,
  putTarget,
} from '../forms/targets/target-calls.ts'
import { mount } from '../http/mount.ts'

/** Puts the calls of forms on the server. */
export function mountForms(app: FastifyInstance): void {
  mount(app, submissionKeyCall, postSubmissionKey)
  mount(app, saveSubmissionCall, postSubmission, postPlainForm)
  mount(app, formSentPageCall, getFormSent)
  mount(app, saveDraftCall, postDraft, postPlainDraft)
  mount(app, resumeFormCall, getResumedForm)
  mount(app, savedFormPageCall, getSavedForm)
  mount(app, validateFormCall, postValidation)
  mount(app, templateSchemaCall, getTemplateSchema)
  mount(app, listSubmissionsCall, getSubmissions)
  mount(app, exportSubmissionsCall, getSubmissionsFile)
  mount(app, readSubmissionCall, getSubmission)
  mount(app, markSubmissionCall, putSubmission)
  mount(app, removeSubmissionCall, deleteSubmission)
  mount(app, listFormsCall, getForms)
  mount(app, createFormCall, postForm)
  mount(app, duplicateFormCall, postFormCopy)
  mount(app, renameFormCall, putFormName)
  mount(app, placeFormCall, putFormPlace)
  mount(app, unplaceFormCall, deleteFormPlace)
  mount(app, removeFormCall, deleteForm)
  mount(app, readFormCall, getForm)
  mount(app, changeFormCall, putForm)
  mount(app, resetFormCall, postFormReset)
  mount(app, readFormFrameCall, getFormFrame)
  mount(app, previewFormCall, postFormPreview)
  mount(app, exportFormCsvCall, getFormCsv)
  mount(app, exportFormJsonCall, getFormJson)
  mount(app, listTargetsCall, getTargets)
  mount(app, addTargetCall, postTarget)
  mount(app, changeTargetCall, putTarget)
  mount(app, removeTargetCall, deleteTarget)
  mount(app, rotateTargetSecretCall, postTargetSecret)
  mount(app, testTargetCall, postTargetTest)
  mount(app, listDeliveriesCall, getDeliveries)
  mount(app, sendDeliveryAgainCall, postDeliveryAgain)
  mount(app, sendFailedAgainCall, postFailedAgain)
  mount(app, changeRetentionCall, putRetention)
  mount(app, uploadFormFileCall, postFile)
  mount(app, discardFormFileCall, deleteFile)
  mount(app, saveFormPartsCall, postFormParts)
  mount(app, readFormFileCall, getFile)
}
