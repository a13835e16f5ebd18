import { changedMeanwhileText, checkFieldsText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import { addSiteProblemText } from '@vitrine/site/templates/add-site'
import { templateText } from '../template-texts.ts'
import type { NewSiteOutcome } from './add-new-site.ts'
import type { SiteOutcome } from './site-acts.ts'

type Problem<Outcome> =
  Extract<Outcome, { readonly ok: false }> extends { readonly problem: infer Named } ? Named & string : never

/** Why an act on a site was not done, in the panel and at the shell alike. */
export const siteActText: Readonly<Record<Problem<SiteOutcome> | Problem<NewSiteOutcome>, string>> = {
  'fields-wrong': checkFieldsText,
  'host-taken': checkFieldsText,
  'not-found': notFoundText,
  'changed-meanwhile': changedMeanwhileText,
  'site-stays': 'The installation began with this site: it stays.',
  'site-stays-open':
    'The installation began with this site, and its panel has the room of all sites: it cannot be suspended.',
  'template-missing': templateText['template-missing'],
  'template-broken': templateText['template-broken'],
  'nothing-to-seed': addSiteProblemText['nothing-to-seed'],
}
