import {
  type Business,
  businessOf,
  checkBusiness,
  withBusiness,
} from '@vitrine/domain/website/settings/business'
import type { SettingsPart } from '../settings-part.ts'

export const businessPart: SettingsPart<Business> = {
  present: businessOf,
  check: checkBusiness,
  change: withBusiness,
  summary: 'Changed the business details',
}
