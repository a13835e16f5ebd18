import { beginSiteCall, readSamplesCall } from '@vitrine/contract/sites/beginning-calls'
import {
  addSiteCall,
  changeSiteCall,
  linkSiteOwnerCall,
  listSitesCall,
  removeSiteCall,
  resumeSiteCall,
  suspendSiteCall,
} from '@vitrine/contract/sites/site-calls'
import {
  changeTemplateCall,
  downloadTemplateCall,
  listTemplatesCall,
  readTemplateChangeCall,
  removeTemplateCall,
  uploadTemplateCall,
} from '@vitrine/contract/sites/template-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { getSamples, postBeginning } from '../sites/beginning-calls.ts'
import {
  deleteSuspension,
  getSites,
  postOwnerLink,
  postSite,
  postSiteRemoval,
  postSuspension,
  putSite,
} from '../sites/site-calls.ts'
import {
  deleteTemplate,
  getTemplateChange,
  getTemplateFile,
  getTemplates,
  postTemplate,
  putTemplate,
} from '../sites/template-calls.ts'

/** Puts the calls of sites, their templates and what they begin with on the server. */
export function mountSiteCalls(app: FastifyInstance): void {
  mount(app, listSitesCall, getSites)
  mount(app, addSiteCall, postSite)
  mount(app, changeSiteCall, putSite)
  mount(app, linkSiteOwnerCall, postOwnerLink)
  mount(app, suspendSiteCall, postSuspension)
  mount(app, resumeSiteCall, deleteSuspension)
  mount(app, removeSiteCall, postSiteRemoval)
  mount(app, listTemplatesCall, getTemplates)
  mount(app, uploadTemplateCall, postTemplate)
  mount(app, downloadTemplateCall, getTemplateFile)
  mount(app, removeTemplateCall, deleteTemplate)
  mount(app, readTemplateChangeCall, getTemplateChange)
  mount(app, changeTemplateCall, putTemplate)
  mount(app, readSamplesCall, getSamples)
  mount(app, beginSiteCall, postBeginning)
}
