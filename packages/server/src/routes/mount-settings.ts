import { changeIdentityCall, readIdentityCall } from '@vitrine/contract/website/identity-calls'
import { changeBusinessCall, readBusinessCall } from '@vitrine/contract/website/settings/business-calls'
import { changeSiteCodeCall, readSiteCodeCall } from '@vitrine/contract/website/settings/code-calls'
import {
  changeDesignCall,
  listTweaksCall,
  previewDesignCall,
  readDesignCall,
} from '@vitrine/contract/website/settings/design-calls'
import { changeLegalTextsCall, readLegalTextsCall } from '@vitrine/contract/website/settings/legal-calls'
import {
  changeRegionCall,
  listTimeZonesCall,
  readRegionCall,
} from '@vitrine/contract/website/settings/region-calls'
import { changeSeoCall, readSeoCall } from '@vitrine/contract/website/settings/seo-calls'
import { changeVisibilityCall, readVisibilityCall } from '@vitrine/contract/website/settings/visibility-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { getIdentity, putIdentity } from '../website/identity-calls.ts'
import { getBusiness, putBusiness } from '../website/settings/business-calls.ts'
import { getSiteCode, putSiteCode } from '../website/settings/code-calls.ts'
import { getDesign, getTweaks, postDesignPreview, putDesign } from '../website/settings/design-calls.ts'
import { getLegalTexts, putLegalTexts } from '../website/settings/legal-calls.ts'
import { getRegion, getTimeZones, putRegion } from '../website/settings/region-calls.ts'
import { getSeo, putSeo } from '../website/settings/seo-calls.ts'
import { getVisibility, putVisibility } from '../website/settings/visibility-calls.ts'

/** Puts the calls of the settings on the server. */
export function mountSettingsCalls(app: FastifyInstance): void {
  mount(app, readIdentityCall, getIdentity)
  mount(app, changeIdentityCall, putIdentity)
  mount(app, readBusinessCall, getBusiness)
  mount(app, changeBusinessCall, putBusiness)
  mount(app, readRegionCall, getRegion)
  mount(app, changeRegionCall, putRegion)
  mount(app, listTimeZonesCall, getTimeZones)
  mount(app, readSeoCall, getSeo)
  mount(app, changeSeoCall, putSeo)
  mount(app, readVisibilityCall, getVisibility)
  mount(app, changeVisibilityCall, putVisibility)
  mount(app, readSiteCodeCall, getSiteCode)
  mount(app, changeSiteCodeCall, putSiteCode)
  mount(app, readLegalTextsCall, getLegalTexts)
  mount(app, changeLegalTextsCall, putLegalTexts)
  mount(app, readDesignCall, getDesign)
  mount(app, changeDesignCall, putDesign)
  mount(app, listTweaksCall, getTweaks)
  mount(app, previewDesignCall, postDesignPreview)
}
