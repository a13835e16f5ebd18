import type { BodyOf } from '@vitrine/contract/call'
import type {
  changeHeaderFooterCall,
  readHeaderFooterCall,
} from '@vitrine/contract/website/header-footer-calls'
import { presentImage } from '@vitrine/domain/catalogue/present-image'
import { menuProblemText, typedMenu } from '@vitrine/domain/content/pages/check-menu'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { checkIdentity } from '@vitrine/domain/website/check-identity'
import type { NavigationLink, Site } from '@vitrine/domain/website/site'
import type { Theme } from '@vitrine/site/theme/theme'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { versionOf } from '../settings-part.ts'
import { knownLinks, menusOf } from './read-tree.ts'
import { themeOf } from './theme-of.ts'

/** Answers what every page begins and ends with. */
export async function getHeaderFooter(
  exchange: Exchange<typeof readHeaderFooterCall>,
): Promise<AnswerTo<typeof readHeaderFooterCall>> {
  return reply(await present(exchange.store, await themeOf(exchange)))
}

/** Changes what every page begins and ends with, unless somebody else did since `version`. */
export async function putHeaderFooter(
  exchange: Exchange<typeof changeHeaderFooterCall>,
): Promise<AnswerTo<typeof changeHeaderFooterCall>> {
  const { body, store } = exchange
  const theme = await themeOf(exchange)
  return store.transaction(async (tables) => {
    const site = await tables.site.lock()
    const known = await present(tables, theme)
    if (body.version !== undefined && body.version !== known.version)
      return refuse('changed-meanwhile', changedMeanwhileText)
    const pages = new Map((await tables.collections.list()).map((each) => [each.id, each]))
    const menu = { pages, known: site.navigation }
    const { main, foot } = ends(theme, site)
    const { header, footer } = body
    const { title } = checkIdentity({ ...site, ...identityOf(header) })
    const hasNoFoot = foot === null && footer.navigation.length > 0
    const found: Readonly<Record<string, string | null | undefined>> = {
      'header.siteTitle': title,
      'header.navigation': menuProblemText(header.navigation, menu),
      'footer.navigation': hasNoFoot ? noFootText : menuProblemText(footer.navigation, menu),
    }
    const errors = Object.fromEntries(
      Object.entries(found).flatMap(([field, text]) => (text ? [[field, text]] : [])),
    )
    if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })

    const navigation = {
      ...site.navigation,
      [main]: typedMenu(header.navigation),
      ...(foot === null ? {} : { [foot]: typedMenu(footer.navigation) }),
    }
    await tables.site.save({ ...site, ...identityOf(header), navigation })
    await recordAuditEntry(tables, exchange, {
      subjectId: site.id,
      summary: 'Changed the header and the footer',
    })
    return reply(await present(tables, theme))
  })
}

const noFootText = 'The template has no menu at its foot.'

function identityOf({ siteTitle, siteTagLine, logo }: BodyOf<typeof changeHeaderFooterCall>['header']) {
  return { title: siteTitle.trim(), tagLine: siteTagLine.trim(), logo }
}

async function present(tables: Pick<SiteTables, 'site' | 'collections'>, theme: Theme) {
  const site = await tables.site.read()
  const ids = new Set((await tables.collections.list()).map(({ id }) => id))
  const { main, foot } = ends(theme, site)
  const linksOf = (name: string): readonly NavigationLink[] => knownLinks(site.navigation[name] ?? [], ids)
  const value = {
    header: {
      siteTitle: site.title,
      siteTagLine: site.tagLine,
      logo: site.logo && presentImage(site.logo),
      navigation: linksOf(main),
    },
    footer: { navigation: foot === null ? [] : linksOf(foot) },
  }
  return { ...value, version: versionOf(value) }
}

/** The menus that stand at the head and at the foot of pages, by what the template calls them. */
function ends(theme: Theme, site: Site): { readonly main: string; readonly foot: string | null } {
  const menus = menusOf(theme, site)
  const foot = menus.find(({ name, title }) => /foot|bottom/i.test(`${name} ${title}`))
  const main = menus.find((menu) => menu !== foot)
  return { main: main?.name ?? 'mainNav', foot: foot?.name ?? null }
}
