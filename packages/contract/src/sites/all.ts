import type { Call } from '../call.ts'
import { beginSiteCall, readSamplesCall } from './beginning-calls.ts'
import {
  addSiteCall,
  changeSiteCall,
  linkSiteOwnerCall,
  listSitesCall,
  removeSiteCall,
  resumeSiteCall,
  suspendSiteCall,
} from './site-calls.ts'
import {
  changeTemplateCall,
  downloadTemplateCall,
  listTemplatesCall,
  readTemplateChangeCall,
  removeTemplateCall,
  uploadTemplateCall,
} from './template-calls.ts'

/** The calls of the sites of an installation. */
export const siteCalls: readonly Call[] = [
  listSitesCall,
  addSiteCall,
  changeSiteCall,
  linkSiteOwnerCall,
  suspendSiteCall,
  resumeSiteCall,
  removeSiteCall,
  listTemplatesCall,
  uploadTemplateCall,
  downloadTemplateCall,
  removeTemplateCall,
  readTemplateChangeCall,
  changeTemplateCall,
  readSamplesCall,
  beginSiteCall,
]
