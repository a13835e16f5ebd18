import type { TweakKind } from '@vitrine/domain/website/design/tweak-field'
import { Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { defineSettings } from '../../settings.ts'
import { administrators } from '../website-policy.ts'

/** The value of each of the template's tweaks (platform reference, section 1.7), by its key. */
const values = Type.Record(Type.String({ maxLength: 300 }), Type.String({ maxLength: 1_000 }), {
  maxProperties: 3_000,
})

/** The looks that the owner chose for the template. */
export const { readCall: readDesignCall, changeCall: changeDesignCall } = defineSettings({
  name: 'Design',
  path: '/api/panel/settings/design',
  policy: administrators,
  value: values,
})

const orNull = Type.Union([Type.Number(), Type.Null()])

const field = Type.Object({
  key: Type.String(),
  kind: Type.Unsafe<TweakKind>(Type.String()),
  label: Type.String(),
  category: Type.String(),
  preset: Type.String(),
  shown: Type.String(),
  options: Type.Array(Type.String()),
  min: orNull,
  max: orNull,
  step: orNull,
  hasAlpha: Type.Boolean(),
  group: Type.String(),
})

/** Lists what can be set of the template's looks, with the fonts that it brings. */
export const listTweaksCall = defineCall({
  name: 'listTweaks',
  method: 'GET',
  path: '/api/panel/design/tweaks',
  policy: administrators,
  reply: Type.Object({
    templateName: Type.String(),
    fields: Type.Array(field),
    fonts: Type.Array(Type.String()),
  }),
})

/** Compiles the style sheet with values that are not saved, for the owner's eyes; nothing is kept. */
export const previewDesignCall = defineCall({
  name: 'previewDesign',
  method: 'POST',
  path: '/api/panel/design/preview',
  policy: administrators,
  limit: { max: 300, windowMs: 60_000 },
  body: Type.Object({ values }),
  reply: Type.Object({ css: Type.String(), pageClasses: Type.Array(Type.String()) }),
})
