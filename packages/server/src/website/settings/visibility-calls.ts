import type {
  changeVisibilityCall,
  readVisibilityCall,
} from '@vitrine/contract/website/settings/visibility-calls'
import { isTestMode } from '@vitrine/domain/payments/test-mode'
import {
  checkVisibility,
  keptWords,
  lockFor,
  newPassword,
  type Visibility,
  visibilityOf,
} from '@vitrine/domain/website/settings/visibility'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { Exchange } from '../../http/exchange.ts'
import type { AnswerTo } from '../../http/reply/reply.ts'
import { hashPassword } from '../../owners/passwords.ts'
import { changePart, readPart, type SettingsPart } from '../settings-part.ts'

const summaries = {
  public: 'Opened the site to everyone',
  password: 'Put the site behind a password',
  private: 'Made the site private',
} as const

/** The part as it is taken over: a new password is known by its hash alone. */
function visibilityPart(chosen: Visibility['visibility'], newHash: string | null): SettingsPart<Visibility> {
  return {
    present: visibilityOf,
    check: checkVisibility,
    change: (site, value) => {
      const cleaned = { ...value, bodyHtml: cleanHtml(value.bodyHtml) }
      const lock = lockFor(cleaned, { kept: site.lock, newHash, siteTitle: site.title })
      const { payments } = site.store
      const isTestChosen = isTestMode(payments) && value.isTestChosen
      return {
        ...site,
        lock,
        lockWords: keptWords(cleaned),
        store: { ...site.store, payments: { ...payments, isTestChosen } },
      }
    },
    summary: summaries[chosen],
  }
}

/** Answers who may see the site. */
export function getVisibility(
  exchange: Exchange<typeof readVisibilityCall>,
): Promise<AnswerTo<typeof readVisibilityCall>> {
  return readPart(visibilityPart('public', null), exchange)
}

/** Opens the site, puts it behind a password, or shows it only to those who are signed in. */
export async function putVisibility(
  exchange: Exchange<typeof changeVisibilityCall>,
): Promise<AnswerTo<typeof changeVisibilityCall>> {
  const { value } = exchange.body
  const entered = newPassword(value)
  const newHash = entered === null ? null : await hashPassword(entered)
  return changePart(visibilityPart(value.visibility, newHash), exchange, exchange.body)
}
