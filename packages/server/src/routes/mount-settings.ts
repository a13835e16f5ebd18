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
import { identityPart } from '../website/identity-part.ts'
import { businessPart } from '../website/settings/business-part.ts'
import { codePart } from '../website/settings/code-part.ts'
import { getDesign, getTweaks, postDesignPreview, putDesign } from '../website/settings/design-calls.ts'
import { legalPart } from '../website/settings/legal-part.ts'
import { getRegion, getTimeZones, putRegion } from '../website/settings/region-calls.ts'
import { seoPart } from '../website/settings/seo-part.ts'
import { getVisibility, putVisibility } from '../website/settings/visibility-calls.ts'
import { changingPart, readingPart } from '../website/settings-part.ts'

/** Puts the calls of the settings on the server. */
export function mountSettingsCalls(app: FastifyInstance): void {
  mount(app, readIdentityCall, readingPart(identityPart))
  mount(app, changeIdentityCall, changingPart(identityPart))
  mount(app, readBusinessCall, readingPart(businessPart))
  mount(app, changeBusinessCall, changingPart(businessPart))
  mount(app, readRegionCall, getRegion)
  mount(app, changeRegionCall, putRegion)
  mount(app, listTimeZonesCall, getTimeZones)
  mount(app, readSeoCall, readingPart(seoPart))
  mount(app, changeSeoCall, changingPart(seoPart))
  mount(app, readVisibilityCall, getVisibility)
  mount(app, changeVisibilityCall, putVisibility)
  mount(app, readSiteCodeCall, readingPart(codePart))
  mount(app, changeSiteCodeCall, changingPart(codePart))
  mount(app, readLegalTextsCall, readingPart(legalPart))
  mount(app, changeLegalTextsCall, changingPart(legalPart))
  mount(app, readDesignCall, getDesign)
  mount(app, changeDesignCall, putDesign)
  mount(app, listTweaksCall, getTweaks)
  mount(app, previewDesignCall, postDesignPreview)
}
