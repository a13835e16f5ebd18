import type { Migration } from 'kysely/migration'
import { firstTables } from './001-first-tables.ts'
import { contentItems } from './002-content-items.ts'
import { layouts } from './003-layouts.ts'
import { redirects } from './004-redirects.ts'
import { comments } from './005-comments.ts'
import { indexes } from './006-indexes.ts'
import { termBlocks } from './007-term-blocks.ts'
import { itemBlocks } from './008-item-blocks.ts'
import { paymentsByTime } from './009-payments-by-time.ts'
import { installationMarks } from './010-installation-marks.ts'
import { signInLinks } from './011-sign-in-links.ts'
import { sampleRows } from './012-sample-rows.ts'
import { contentRoom } from './015-content-room.ts'
import { media } from './016-media.ts'
import { lists } from './020-lists.ts'
import { savedViews } from './021-saved-views.ts'
import { translations } from './023-translations.ts'
import { productImports } from './025-product-imports.ts'
import { bulkActs } from './026-bulk-acts.ts'
import { cartReminders } from './cart/150-cart-reminders.ts'
import { reminderMarks } from './cart/171-reminder-marks.ts'
import { remindersThatHang } from './cart/379-reminders-that-hang.ts'
import { listedProducts } from './catalogue/027-listed-products.ts'
import { priceHistory } from './catalogue/050-price-history.ts'
import { productsInOrder } from './catalogue/220-products-in-order.ts'
import { causesOfCounts } from './catalogue/373-causes-of-counts.ts'
import { countsOfShownComments } from './comments/343-counts-of-shown-comments.ts'
import { oneKeyOfAnAddress } from './contact/290-one-key-of-an-address.ts'
import { customers } from './customers/028-customers.ts'
import { rowsInOrder } from './customers/173-rows-in-order.ts'
import { discounts } from './discounts/047-discounts.ts'
import { discountsOnSubscriptions } from './discounts/190-discounts-on-subscriptions.ts'
import { usedCodes } from './discounts/331-used-codes.ts'
import { codesInOneOrder } from './discounts/358-codes-in-one-order.ts'
import { customersOfUses } from './discounts/362-customers-of-uses.ts'
import { downloads } from './downloads/051-downloads.ts'
import { eventOccurrences } from './events/310-event-occurrences.ts'
import { firstTimes } from './events/316-first-times.ts'
import { forms } from './forms/032-forms.ts'
import { formTargets } from './forms/037-form-targets.ts'
import { formDrafts } from './forms/044-form-drafts.ts'
import { formFiles } from './forms/045-form-files.ts'
import { giftCards } from './gift-cards/071-gift-cards.ts'
import { insight } from './insight/335-insight.ts'
import { scriptErrors } from './insight/336-script-errors.ts'
import { cartsOfVisits } from './insight/337-carts-of-visits.ts'
import { jobsByTime } from './jobs/318-jobs-by-time.ts'
import { tagsOfTranslations } from './languages/338-tags-of-translations.ts'
import { textsOfWhatIsGone } from './languages/403-texts-of-what-is-gone.ts'
import { usedSolutions } from './limits/031-used-solutions.ts'
import { contentLists } from './lists/030-content-lists.ts'
import { listedMedia } from './lists/034-listed-media.ts'
import { listsByChoices } from './lists/061-lists-by-choices.ts'
import { termsInOrder } from './lists/200-terms-in-order.ts'
import { customersAndProductsInFull } from './lists/270-customers-and-products-in-full.ts'
import { marksOfProducts } from './lists/285-marks-of-products.ts'
import { listedMail } from './mail/035-listed-mail.ts'
import { members } from './members/090-members.ts'
import { formerEmails } from './members/160-former-emails.ts'
import { whatPersonsLeft } from './members/349-what-persons-left.ts'
import { movesOfBefore } from './members/361-moves-of-before.ts'
import { memberships } from './memberships/110-memberships.ts'
import { newsletter } from './newsletter/036-newsletter.ts'
import { campaigns } from './newsletter/046-campaigns.ts'
import { picturesOfCampaigns } from './newsletter/353-pictures-of-campaigns.ts'
import { papers } from './orders/120-papers.ts'
import { taxEntriesByOrder } from './orders/172-tax-entries-by-order.ts'
import { giftCardsInTaxEntries } from './orders/319-gift-cards-in-tax-entries.ts'
import { factsOfOrders } from './orders/330-facts-of-orders.ts'
import { refundsByHand } from './orders/333-refunds-by-hand.ts'
import { numbersThatWereLeftOut } from './orders/405-numbers-that-were-left-out.ts'
import { ownersDoors } from './owners/013-owners-doors.ts'
import { people } from './owners/017-people.ts'
import { secondFactors } from './owners/018-second-factors.ts'
import { activity } from './owners/029-activity.ts'
import { actsNameNobody } from './owners/344-acts-name-nobody.ts'
import { paymentServices } from './payments/060-payment-services.ts'
import { paymentsUnderWay } from './payments/072-payments-under-way.ts'
import { refundsThatComeBack } from './payments/317-refunds-that-come-back.ts'
import { proposals } from './proposals/170-proposals.ts'
import { restock } from './restock/100-restock.ts'
import { reviews } from './reviews/101-reviews.ts'
import { searchIndex } from './search/230-search-index.ts'
import { searchByVariants } from './search/291-search-by-variants.ts'
import { pagesOfAllKinds } from './search/375-pages-of-all-kinds.ts'
import { subscriptions } from './subscriptions/070-subscriptions.ts'
import { lastOrdersOfSubscriptions } from './subscriptions/332-last-orders-of-subscriptions.ts'
import { factsOfSubscriptions } from './subscriptions/334-facts-of-subscriptions.ts'
import { withdrawnSubscriptions } from './subscriptions/370-withdrawn-subscriptions.ts'
import { suspendedSites } from './website/315-suspended-sites.ts'
import { siteHosts } from './website/320-site-hosts.ts'
import { wornTemplates } from './website/365-worn-templates.ts'
import { writtenHosts } from './website/366-written-hosts.ts'
import { composedWords } from './website/369-composed-words.ts'
import { namesOfAuthors } from './website/371-names-of-authors.ts'
import { filesOfOtherTexts } from './website/372-files-of-other-texts.ts'
import { treesOfPagesThatAreGone } from './website/404-trees-of-pages-that-are-gone.ts'

/** Every change of the tables, by its number; run in this order when the store opens. A released one is never edited. */
export const allMigrations: Readonly<Record<string, Migration>> = {
  '001-first-tables': firstTables,
  '002-content-items': contentItems,
  '003-layouts': layouts,
  '004-redirects': redirects,
  '005-comments': comments,
  '006-indexes': indexes,
  '007-term-blocks': termBlocks,
  '008-item-blocks': itemBlocks,
  '009-payments-by-time': paymentsByTime,
  '010-installation-marks': installationMarks,
  '011-sign-in-links': signInLinks,
  '012-sample-rows': sampleRows,
  '013-owners-doors': ownersDoors,
  '015-content-room': contentRoom,
  '016-media': media,
  '017-people': people,
  '018-second-factors': secondFactors,
  '020-lists': lists,
  '021-saved-views': savedViews,
  '023-translations': translations,
  '025-product-imports': productImports,
  '026-bulk-acts': bulkActs,
  '027-listed-products': listedProducts,
  '028-customers': customers,
  '029-activity': activity,
  '030-content-lists': contentLists,
  '031-used-solutions': usedSolutions,
  '032-forms': forms,
  '034-listed-media': listedMedia,
  '035-listed-mail': listedMail,
  '036-newsletter': newsletter,
  '037-form-targets': formTargets,
  '044-form-drafts': formDrafts,
  '045-form-files': formFiles,
  '046-campaigns': campaigns,
  '047-discounts': discounts,
  '050-price-history': priceHistory,
  '051-downloads': downloads,
  '060-payment-services': paymentServices,
  '061-lists-by-choices': listsByChoices,
  '070-subscriptions': subscriptions,
  '071-gift-cards': giftCards,
  '072-payments-under-way': paymentsUnderWay,
  '090-members': members,
  '100-restock': restock,
  '101-reviews': reviews,
  '110-memberships': memberships,
  '120-papers': papers,
  '150-cart-reminders': cartReminders,
  '160-former-emails': formerEmails,
  '170-proposals': proposals,
  '171-reminder-marks': reminderMarks,
  '172-tax-entries-by-order': taxEntriesByOrder,
  '173-rows-in-order': rowsInOrder,
  '190-discounts-on-subscriptions': discountsOnSubscriptions,
  '200-terms-in-order': termsInOrder,
  '220-products-in-order': productsInOrder,
  '230-search-index': searchIndex,
  '270-customers-and-products-in-full': customersAndProductsInFull,
  '285-marks-of-products': marksOfProducts,
  '290-one-key-of-an-address': oneKeyOfAnAddress,
  '291-search-by-variants': searchByVariants,
  '310-event-occurrences': eventOccurrences,
  '315-suspended-sites': suspendedSites,
  '316-first-times': firstTimes,
  '317-refunds-that-come-back': refundsThatComeBack,
  '318-jobs-by-time': jobsByTime,
  '319-gift-cards-in-tax-entries': giftCardsInTaxEntries,
  '320-site-hosts': siteHosts,
  '330-facts-of-orders': factsOfOrders,
  '331-used-codes': usedCodes,
  '332-last-orders-of-subscriptions': lastOrdersOfSubscriptions,
  '333-refunds-by-hand': refundsByHand,
  '334-facts-of-subscriptions': factsOfSubscriptions,
  '335-insight': insight,
  '336-script-errors': scriptErrors,
  '337-carts-of-visits': cartsOfVisits,
  '338-tags-of-translations': tagsOfTranslations,
  '343-counts-of-shown-comments': countsOfShownComments,
  '344-acts-name-nobody': actsNameNobody,
  '349-what-persons-left': whatPersonsLeft,
  '353-pictures-of-campaigns': picturesOfCampaigns,
  '358-codes-in-one-order': codesInOneOrder,
  '361-moves-of-before': movesOfBefore,
  '362-customers-of-uses': customersOfUses,
  '365-worn-templates': wornTemplates,
  '366-written-hosts': writtenHosts,
  '369-composed-words': composedWords,
  '370-withdrawn-subscriptions': withdrawnSubscriptions,
  '371-names-of-authors': namesOfAuthors,
  '372-files-of-other-texts': filesOfOtherTexts,
  '373-causes-of-counts': causesOfCounts,
  '375-pages-of-all-kinds': pagesOfAllKinds,
  '379-reminders-that-hang': remindersThatHang,
  '403-texts-of-what-is-gone': textsOfWhatIsGone,
  '404-trees-of-pages-that-are-gone': treesOfPagesThatAreGone,
  '405-numbers-that-were-left-out': numbersThatWereLeftOut,
}
