import type { WithdrawalPageProps } from '@vitrine/contract/orders/withdrawal-page-props'
import { withdrawalWords } from '@vitrine/domain/legal/withdrawal-function'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../../http/exchange.ts'
import { sayEach } from '../../http/language/say-each.ts'
import { documentReply } from '../../http/reply/plain-document.ts'
import type { PageAnswer } from '../../http/reply/reply.ts'
import { pageSite } from '../../pages/page-site.ts'
import { loadStorefrontPages } from '../../pages/storefront-pages.ts'

type Shown = Pick<WithdrawalPageProps, 'path' | 'step' | 'backUrl'> & Partial<WithdrawalPageProps>

/** Renders the page on which buyers withdraw; entries that are wrong have the status of a refusal. */
export async function showWithdrawal(
  exchange: Pick<Exchange, 'site' | 'view'>,
  shown: Shown,
): Promise<PageAnswer> {
  const { site } = exchange
  const words = withdrawalWords(site.language)
  const { renderWithdrawalPage } = await loadStorefrontPages(site.language)
  const mainContent = renderWithdrawalPage({
    site: pageSite(site),
    words,
    linkKey: '',
    orderText: '',
    lines: [],
    values: {},
    statement: [],
    told: [],
    earlier: [],
    contactEmail: site.contactEmail,
    ...shown,
    errors: sayEach(shown.errors, visitorWords(site.language).sayComposed),
  })
  const title = words.link.text
  const isWrong = Object.keys(shown.errors ?? {}).length > 0
  const page = {
    pageType: 2,
    title,
    mainContent,
    entry: 'subscription-page',
  } as const
  return documentReply(exchange, page, { refused: isWrong ? 'fields-wrong' : null })
}
