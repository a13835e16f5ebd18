import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { OrderWithdrawal } from '@vitrine/domain/orders/withdrawals/order-withdrawal'
import { isWhole, withdrawnTexts } from '@vitrine/domain/orders/withdrawals/withdraw'
import type { Site } from '@vitrine/domain/website/site'
import { shopName } from '../../mail/mail-frame.ts'

type Clock = Pick<Site, 'language' | 'timeZone'>

/** What is declared of an order, in words. */
export function declaredTexts(
  order: Order,
  { name, email, ...withdrawn }: Pick<OrderWithdrawal, 'name' | 'email' | 'lines' | 'words'>,
  site: Site,
): readonly string[] {
  const day = new Intl.DateTimeFormat(languageOf(site), { dateStyle: 'long', timeZone: site.timeZone })
  const placed = day.format(order.createdAtMs)
  const what = isWhole(order, withdrawn.lines) ? 'from the whole contract' : 'from this part of the contract'
  return [
    `To ${shopName(site)}: I withdraw ${what} on order ${orderName(order)}, placed on ${placed}.`,
    ...withdrawnTexts(order, withdrawn),
    `Name: ${name}`,
    `Receipt to: ${email}`,
  ]
}

/** When a withdrawal was received, by the clock of the site. */
export function receivedText({ atMs }: Pick<OrderWithdrawal, 'atMs'>, site: Clock): string {
  const style = { dateStyle: 'long', timeStyle: 'long', timeZone: site.timeZone } as const
  return `Received on ${new Intl.DateTimeFormat(languageOf(site), style).format(atMs)}.`
}

function languageOf({ language }: Clock): string {
  return language.replace('_', '-')
}
