import { Type } from 'typebox'
import { longText } from '../../schemas.ts'
import { defineSettings } from '../../settings.ts'

export const { readCall: readSiteCodeCall, changeCall: changeSiteCodeCall } = defineSettings({
  name: 'SiteCode',
  path: '/api/panel/settings/code',
  policy: { kind: 'owner', roles: ['admin'] },
  value: Type.Object({ header: longText, footer: longText, lock: longText, orderConfirmed: longText }),
})
