import type {
  changeDesignCall,
  listTweaksCall,
  previewDesignCall,
  readDesignCall,
} from '@vitrine/contract/website/settings/design-calls'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { checkTweaks, type TweakValues } from '@vitrine/domain/website/design/tweak-field'
import { compileTweaked } from '@vitrine/site/styles/compile-styles'
import type { Stylesheet } from '@vitrine/site/styles/stylesheet'
import { ownFonts, storedWith, tweakFields, tweakValues } from '@vitrine/site/styles/tweaks/tweak-fields'
import { tweakLook } from '@vitrine/site/styles/tweaks/tweak-look'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../settings-part.ts'

/** The looks of a site in its template. Values are held against their definitions, so that nothing of them is read as LESS. */
function designPart({ source }: Stylesheet): SettingsPart<Record<string, string>> {
  return {
    present: ({ tweaks = {} }) => ({ ...tweakValues(source, tweaks) }),
    check: (values) => checkTweaks(tweakFields(source), values),
    change: (site, values) => ({ ...site, tweaks: storedWith(source, site.tweaks ?? {}, values) }),
    summary: 'Changed the design',
  }
}

/** Answers the looks that the site has. */
export async function getDesign(
  exchange: Exchange<typeof readDesignCall>,
): Promise<AnswerTo<typeof readDesignCall>> {
  const { stylesheet } = await exchange.view()
  return readPart(designPart(stylesheet), exchange)
}

/** Changes the looks of the site. */
export async function putDesign(
  exchange: Exchange<typeof changeDesignCall>,
): Promise<AnswerTo<typeof changeDesignCall>> {
  const { stylesheet } = await exchange.view()
  return changePart(designPart(stylesheet), exchange, exchange.body)
}

/** Answers what can be set of the template's looks. */
export async function getTweaks({
  view,
}: Exchange<typeof listTweaksCall>): Promise<AnswerTo<typeof listTweaksCall>> {
  const { stylesheet, templateName } = await view()
  const fields = tweakFields(stylesheet.source).map((field) => ({ ...field, options: [...field.options] }))
  return reply({ templateName, fields, fonts: [...ownFonts(stylesheet.css)] })
}

/** Answers the style sheet with values that are not saved. */
export async function postDesignPreview({
  view,
  site,
  body,
}: Exchange<typeof previewDesignCall>): Promise<AnswerTo<typeof previewDesignCall>> {
  const { source } = (await view()).stylesheet
  const values: TweakValues = body.values
  const errors = checkTweaks(tweakFields(source), values)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  const stored = storedWith(source, site.tweaks ?? {}, values)
  const { css } = await compileTweaked(source, stored, { isMinified: true })
  return reply({ css, pageClasses: [...tweakLook(source.tweaks, stored).pageClasses] })
}
