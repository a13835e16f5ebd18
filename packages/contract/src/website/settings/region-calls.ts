import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../../call.ts'
import { shortText } from '../../schemas.ts'
import { defineSettings } from '../../settings.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin'] }

/** Language, time zone and units of a site (platform reference, section 2.1). */
const region = Type.Object({
  language: shortText,
  timeZone: shortText,
  measurement: Type.Union([Type.Literal('metric'), Type.Literal('imperial')]),
})

export const { readCall: readRegionCall, changeCall: changeRegionCall } = defineSettings({
  name: 'Region',
  path: '/api/panel/settings/region',
  policy,
  value: region,
})

/** Lists the time zones that a site can be in, from west to east, with how far they are from UTC now. */
export const listTimeZonesCall = defineCall({
  name: 'listTimeZones',
  method: 'GET',
  path: '/api/panel/settings/time-zones',
  policy,
  reply: Type.Object({
    zones: Type.Array(Type.Object({ name: Type.String(), offsetMinutes: Type.Integer() })),
    /** Events that are to come or under way: in another time zone they keep the times that a clock shows. */
    eventsToCome: Type.Integer(),
  }),
})
