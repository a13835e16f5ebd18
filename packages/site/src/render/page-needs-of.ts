import { findPageNeeds, joinNeeds, noNeeds, type PageNeeds } from '../theme/page-needs.ts'
import { captchaNeeds } from './captcha.ts'
import type { PageRender } from './page-render.ts'

/** What the policy of a page lets happen: what the template needs, what administrators put on this page, and the captcha that they chose. */
export function needsOf({ context, ownCode, handlerHashes }: PageRender): PageNeeds {
  const { pageNeeds } = context.theme
  const captcha = captchaNeeds(context.site.captcha.provider)
  const ofTemplate = joinNeeds(pageNeeds, { ...noNeeds, handlerHashes })
  const needs = captcha === undefined ? ofTemplate : joinNeeds(ofTemplate, captcha)
  return ownCode.length === 0 ? needs : joinNeeds(needs, findPageNeeds(ownCode, []))
}
