import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { htmlPage, shortText } from '../schemas.ts'
import { defineSettings } from '../settings.ts'
import { captchaKey } from './calls.ts'

const policy = { kind: 'owner', roles: ['admin'] } as const

const provider = Type.Union([
  Type.Literal('none'),
  Type.Literal('built-in'),
  Type.Literal('recaptcha'),
  Type.Literal('turnstile'),
  Type.Literal('hcaptcha'),
])

/** How programs are kept out. A secret that is kept is shown as the placeholder of secrets, and the placeholder keeps it. */
const captcha = Type.Object({
  provider,
  siteKey: shortText,
  secretKey: shortText,
  isForComments: Type.Boolean(),
})

export const { readCall: readCaptchaCall, changeCall: changeCaptchaCall } = defineSettings({
  name: 'Captcha',
  path: '/api/panel/settings/captcha',
  policy,
  value: captcha,
})

/** Checks an answer with keys that need not be saved: whether they work, and if not, why; nothing is kept. */
export const tryCaptchaCall = defineCall({
  name: 'tryCaptcha',
  method: 'POST',
  path: '/api/panel/captcha-trials',
  policy,
  limit: { max: 60, windowMs: 600_000 },
  body: Type.Object({ value: captcha, captchaKey }),
  reply: Type.Object({ isRight: Type.Boolean(), message: Type.String() }),
})

/** The page that draws a captcha to be tried, for a frame of the panel: the scripts of services do not run in the panel itself. */
export const captchaTrialPageCall = defineCall({
  name: 'captchaTrialPage',
  method: 'GET',
  path: '/api/panel/captcha-trials',
  policy,
  query: Type.Object({ provider: Type.Optional(provider), siteKey: Type.Optional(shortText) }),
  reply: htmlPage,
})
