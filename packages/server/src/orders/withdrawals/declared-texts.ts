import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { OrderWithdrawal } from '@vitrine/domain/orders/withdrawals/order-withdrawal'
import { isWhole, withdrawnTexts } from '@vitrine/domain/orders/withdrawals/withdraw'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { shopName } from '../../mail/mail-frame.ts'

type Clock = Pick<Site, 'language' | 'timeZone'>

/** What is declared of an order, in words. */
export function declaredTexts(
  order: Order,
  { name, email, ...withdrawn }: Pick<OrderWithdrawal, 'name' | 'email' | 'lines' | 'words'>,
  site: Site,
): readonly string[] {
  const day = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone })
  const placed = day.format(order.createdAtMs)
  const say = sayIn(site.language)
  const named = { shop: shopName(site), name: orderName(order), day: placed }
  return [
    isWhole(order, withdrawn.lines)
      ? say('To {shop}: I withdraw from the whole contract on order {name}, placed on {day}.', named)
      : say('To {shop}: I withdraw from this part of the contract on order {name}, placed on {day}.', named),
    ...withdrawnTexts(order, withdrawn),
    say('Name: {name}', { name }),
    say('Receipt to: {email}', { email }),
  ]
}

/** What a guest declares, of whose order nothing is known yet, in words. */
export function typedTexts(
  { name, email, orderNumber, part }: Readonly<Record<'name' | 'email' | 'orderNumber' | 'part', string>>,
  site: Site,
): readonly string[] {
  const say = sayIn(site.language)
  const named = { shop: shopName(site), name: orderNumber.trim() }
  return [
    part.trim() === ''
      ? say('To {shop}: I withdraw from the whole contract on order {name}.', named)
      : say('To {shop}: I withdraw from this part of the contract on order {name}.', named),
    ...(part.trim() === '' ? [] : [part.trim()]),
    say('Name: {name}', { name: name.trim() }),
    say('Receipt to: {email}', { email: email.trim() }),
  ]
}

/** When a withdrawal was received, by the clock of the site. */
export function receivedText({ atMs }: Pick<OrderWithdrawal, 'atMs'>, site: Clock): string {
  const style = { dateStyle: 'long', timeStyle: 'long', timeZone: site.timeZone } as const
  const time = new Intl.DateTimeFormat(site.language, style).format(atMs)
  const say = sayIn(site.language)
  return say('Received on {time}.', { time })
}
