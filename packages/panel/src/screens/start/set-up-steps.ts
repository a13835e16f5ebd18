import type { LinkProps } from '@tanstack/react-router'
import type { Start } from './start-reply.ts'

/** A step until the first sale, and the room in which it is done. */
export interface SetUpStep {
  readonly label: string
  readonly isDone: boolean
  /** Why nothing is to be done, or what is so until it is; left out where that goes without saying. */
  readonly note?: string
  readonly link: Pick<LinkProps, 'to' | 'search'>
}

/** The steps, in the order that most owners take them; a site without a shop has nothing to sell, but something to say. */
export function setUpSteps(setUp: NonNullable<Start['setUp']>): readonly SetUpStep[] {
  return [
    { label: 'Name your site', isDone: setUp.isNamed, link: { to: '/settings/identity' } },
    { label: 'Show your logo', isDone: setUp.hasLogo, link: { to: '/settings/identity' } },
    { label: 'Say where your business is', isDone: setUp.hasAddress, link: { to: '/settings/business' } },
    {
      label: 'Give a contact address, to which visitors answer your mail',
      isDone: setUp.hasOwnContact,
      ...(!setUp.hasOwnContact &&
        !setUp.hasReplyAddress && { note: 'Until then, nobody reads what buyers answer to your mail.' }),
      link: { to: '/settings/business', search: { field: 'contactEmail' } },
    },
    { label: 'Name the sender of your mail', isDone: setUp.hasSender, link: { to: '/settings/mails' } },
    ...(setUp.hasShop ? sellingSteps(setUp) : []),
    { label: 'Make a page of your own', isDone: setUp.hasOwnPage, link: { to: '/pages' } },
    ...(setUp.hasShop
      ? []
      : [{ label: 'Write a first post', isDone: setUp.hasOwnPost, link: { to: '/content' } } as const]),
    { label: 'Open the site to visitors', isDone: setUp.isOpen, link: { to: '/settings/visibility' } },
  ]
}

function sellingSteps(setUp: NonNullable<Start['setUp']>): readonly SetUpStep[] {
  return [
    { label: 'Add a product of your own', isDone: setUp.hasOwnProduct, link: { to: '/products/new' } },
    { label: 'Say how you are paid', isDone: setUp.takesPayment, link: { to: '/settings/payments' } },
    {
      label: 'Say how orders reach buyers',
      isDone: setUp.ships || !setUp.needsShipping,
      ...(!setUp.ships && !setUp.needsShipping && { note: 'Not needed: nothing that you sell is sent.' }),
      link: { to: '/settings/shipping' },
    },
    { label: 'Decide on taxes', isDone: setUp.hasTaxesDecided, link: { to: '/settings/taxes' } },
  ]
}
