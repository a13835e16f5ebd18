import type { Call } from '../../call.ts'
import { changeBusinessCall, readBusinessCall } from './business-calls.ts'
import { changeSiteCodeCall, readSiteCodeCall } from './code-calls.ts'
import { changeDesignCall, listTweaksCall, previewDesignCall, readDesignCall } from './design-calls.ts'
import { changeLegalTextsCall, readLegalTextsCall } from './legal-calls.ts'
import { changeRegionCall, listTimeZonesCall, readRegionCall } from './region-calls.ts'
import { changeSeoCall, readSeoCall } from './seo-calls.ts'
import { changeVisibilityCall, readVisibilityCall } from './visibility-calls.ts'

/** The calls of the settings of a website. */
export const settingsCalls: readonly Call[] = [
  readBusinessCall,
  changeBusinessCall,
  readRegionCall,
  changeRegionCall,
  listTimeZonesCall,
  readSeoCall,
  changeSeoCall,
  readVisibilityCall,
  changeVisibilityCall,
  readSiteCodeCall,
  changeSiteCodeCall,
  readLegalTextsCall,
  changeLegalTextsCall,
  readDesignCall,
  changeDesignCall,
  listTweaksCall,
  previewDesignCall,
]
