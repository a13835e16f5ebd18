import type { WithdrawalPageProps } from '@vitrine/contract/orders/withdrawal-page-props'
import { withdrawalWords } from '@vitrine/domain/legal/withdrawal-function'
import type { Exchange } from '../../http/exchange.ts'
import { documentReply } from '../../http/reply/plain-document.ts'
import type { PageAnswer } from '../../http/reply/reply.ts'
import { pageSite } from '../../pages/page-site.ts'
import { drawPage } from '../../pages/storefront-pages.ts'

type Shown = Pick<WithdrawalPageProps, 'path' | 'step' | 'backUrl'> & Partial<WithdrawalPageProps>

/** Renders the page on which buyers withdraw; entries that are wrong have the status of a refusal. */
export async function showWithdrawal(
  exchange: Pick<Exchange, 'site' | 'view'>,
  shown: Shown,
): Promise<PageAnswer> {
  const { site } = exchange
  const words = withdrawalWords(site.language)
  const mainContent = await drawPage(site, 'renderWithdrawalPage', {
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
    errors: shown.errors ?? {},
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
