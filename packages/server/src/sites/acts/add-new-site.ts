import { checkTitle } from '@vitrine/domain/website/check-title'
import type { Site } from '@vitrine/domain/website/site'
import { addSite, addSiteProblemText, type NewSite } from '@vitrine/site/templates/add-site'
import { isThere } from '@vitrine/site/templates/list-templates'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { nameProblem } from '../home-name.ts'
import { asciiHost } from '../host-list.ts'

/** What came of it: the site, or why there is none. */
export type NewSiteOutcome =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly problem: 'fields-wrong'; readonly errors: NewSiteErrors }
  | { readonly ok: false; readonly problem: 'template-missing' | 'nothing-to-seed' }
  | { readonly ok: false; readonly problem: 'template-broken'; readonly reason: string }

type NewSiteErrors = Readonly<Partial<Record<'title' | 'host', string>>>

type AddServices = Pick<
  Services,
  'store' | 'dataDir' | 'siteDir' | 'clock' | 'newId' | 'log' | 'keepPicture' | 'publicUrl' | 'panelHost'
>

/** Adds a site, whoever asks for it and wherever; `record` writes the act down, in its transaction. Without a title it has that of its sample content. */
export async function addNewSite(
  services: AddServices,
  { host: written, title = '', templateId = null, content = 'samples' }: NewSite,
  record: (tables: SiteTables, websiteId: string) => Promise<void>,
): Promise<NewSiteOutcome> {
  const titleProblem = content === 'empty' || title.trim() !== '' ? checkTitle(title) : null
  if (titleProblem !== null) return wrong({ title: titleProblem })
  if (!(await isThere(templateId, services))) return { ok: false, problem: 'template-missing' }
  const host = asciiHost(written)
  const named = await nameProblem(services, host)
  if (named !== null) return wrong({ host: named })

  const outcome = await addSite(services, { host, title, templateId, content }, record)
  if (outcome.ok) return outcome
  if (outcome.problem === 'host-wrong' || outcome.problem === 'host-taken')
    return wrong({ host: addSiteProblemText[outcome.problem] })
  return outcome.problem === 'template-broken' ? outcome : { ok: false, problem: outcome.problem }
}

function wrong(errors: NewSiteErrors): NewSiteOutcome {
  return { ok: false, problem: 'fields-wrong', errors }
}
