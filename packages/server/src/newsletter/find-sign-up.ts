import { type BlockValue, blocksOf } from '@vitrine/domain/content/layout'
import {
  listOfBlock,
  popupSignUp,
  popupSignUpId,
  readNewsletterFormId,
} from '@vitrine/domain/newsletter/newsletter-form'
import type { NewsletterList } from '@vitrine/domain/newsletter/newsletter-list'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import type { PlaceGate } from '../pages/locks/place-gate.ts'

/** A sign-up that stands on a page, and the list that it leads to. */
export interface SignUp {
  readonly value: BlockValue<'newsletter'>
  readonly list: NewsletterList
}

/** The site as the visitor reads it, and what it keeps. */
export interface SignUpExchange {
  readonly site: Pick<Site, 'notices' | 'language'>
  readonly store: Pick<SiteStore, 'layouts' | 'newsletterLists'>
}

const kinds = ['field', 'collection', 'item'] as const

/** Finds the sign-up of a form id, in the visitor's language; undefined when there is none where they may see it, or its list is gone. */
export async function findSignUp(
  { site, store: { layouts, newsletterLists } }: SignUpExchange,
  formId: string,
  isOpenAt: PlaceGate,
): Promise<SignUp | undefined> {
  if (formId === popupSignUpId) return findPopupSignUp({ site, newsletterLists })
  const place = readNewsletterFormId(formId)
  if (place === null) return undefined
  for (const kind of kinds) {
    const stored = await layouts.find({ kind, id: place.layoutId })
    const block = stored && blocksOf(stored.layout).find(({ id }) => id === place.blockId)
    if (block?.type !== 'newsletter' || !(await isOpenAt({ kind, id: place.layoutId }))) continue
    const list = await newsletterLists.find(listOfBlock(block.value))
    return list && { value: block.value, list }
  }
  return undefined
}

async function findPopupSignUp({
  site,
  newsletterLists,
}: Pick<SignUpExchange, 'site'> & Pick<SiteStore, 'newsletterLists'>): Promise<SignUp | undefined> {
  const { popup } = site.notices
  if (popup?.form?.kind !== 'newsletter') return undefined
  const value = popupSignUp(popup, popup.form)
  const list = await newsletterLists.find(listOfBlock(value))
  return list && { value, list }
}
