import {
  likeItemCall,
  listCommentsCall,
  postCommentCall,
  voteCommentCall,
} from '@vitrine/contract/comments/calls'
import { uploadImageCall } from '@vitrine/contract/images/panel-calls'
import { unlockCall } from '@vitrine/contract/pages/lock-calls'
import { generalSearchCall, searchPageCall } from '@vitrine/contract/search/calls'
import { trialUpgradePageCall, upgradePageCall } from '@vitrine/contract/website/upgrade-page-calls'
import type { FastifyInstance } from 'fastify'
import {
  getComments,
  postComment,
  postCommentForm,
  postLike,
  postVote,
  postVoteForm,
} from '../comments/calls.ts'
import { mount } from '../http/mount.ts'
import { answerUnknownAddresses } from '../http/reply/unknown-addresses.ts'
import type { ImageRenditions } from '../images/image-renditions.ts'
import { mountImages } from '../images/mount-images.ts'
import { postImage } from '../images/panel-calls.ts'
import type { InsightKeeper } from '../insight/insight-keeper.ts'
import { mountPanelEvents } from '../owners/events/mount-panel-events.ts'
import { mountFolders } from '../pages/files/folders.ts'
import { mountJoinedScripts } from '../pages/files/joined-scripts.ts'
import { mountProductFeeds } from '../pages/files/product-feeds.ts'
import { mountSitemap } from '../pages/files/sitemap.ts'
import { mountStyleSheet } from '../pages/files/style-sheet.ts'
import { mountUniversal } from '../pages/files/universal.ts'
import { postUnlock } from '../pages/locks/unlock.ts'
import { mountPages } from '../pages/pages.ts'
import { searchCalls } from '../search/calls.ts'
import type { SearchKeeper } from '../search/search-keeper.ts'
import { getUpgradePage } from '../website/upgrade-page.ts'
import { mountHealth } from './health.ts'
import { mountExperiments } from './insight/mount-experiments.ts'
import { mountInsight } from './insight/mount-insight.ts'
import { mountMeasures } from './insight/mount-measures.ts'
import { mountCampaigns } from './mount-campaigns.ts'
import { mountCaptcha } from './mount-captcha.ts'
import { mountDownloads } from './mount-downloads.ts'
import { mountForms } from './mount-forms.ts'
import { mountInventory } from './mount-inventory.ts'
import { mountLanguageCalls } from './mount-languages.ts'
import { mountMedia } from './mount-media.ts'
import { mountNewsletter } from './mount-newsletter.ts'
import { mountPanelCalls } from './mount-panel.ts'
import { mountPlaces } from './mount-places.ts'
import { mountShop } from './mount-shop.ts'
import { mountSiteCalls } from './mount-sites.ts'
import { mountGiftCards } from './shop/mount-gift-cards.ts'
import { mountMembers } from './shop/mount-members.ts'
import { mountMemberships } from './shop/mount-memberships.ts'
import { mountPapers } from './shop/mount-papers.ts'
import { mountProposals } from './shop/mount-proposals.ts'
import { mountReminders } from './shop/mount-reminders.ts'
import { mountRestock } from './shop/mount-restock.ts'
import { mountReviews } from './shop/mount-reviews.ts'
import { mountSubscriptions } from './shop/mount-subscriptions.ts'
import { mountWithdrawals } from './shop/mount-withdrawals.ts'

interface RouteDependencies {
  readonly renditions: ImageRenditions
  readonly search: SearchKeeper
  readonly insight: InsightKeeper
}

/** Puts everything on the server that answers requests: one line each. */
export function mountRoutes(app: FastifyInstance, { renditions, search, insight }: RouteDependencies): void {
  mountHealth(app)
  mountStyleSheet(app)
  mountJoinedScripts(app)
  mountUniversal(app)
  mountFolders(app)
  mountSitemap(app)
  mountProductFeeds(app)
  mountImages(app, renditions)
  mount(app, uploadImageCall, postImage)
  mountMedia(app)
  mountShop(app)
  mountDownloads(app)
  mountPlaces(app)
  mountPanelCalls(app)
  mountInventory(app)
  mountPanelEvents(app)
  mountSiteCalls(app)
  mountLanguageCalls(app)
  const { getSearchPage, getGeneralSearch } = searchCalls(search)
  mount(app, searchPageCall, getSearchPage)
  mount(app, generalSearchCall, getGeneralSearch)
  mount(app, unlockCall, postUnlock)
  mount(app, trialUpgradePageCall, getUpgradePage)
  mount(app, upgradePageCall, getUpgradePage)
  mount(app, listCommentsCall, getComments)
  mount(app, postCommentCall, postComment, postCommentForm)
  mount(app, voteCommentCall, postVote, postVoteForm)
  mount(app, likeItemCall, postLike)
  mountInsight(app, insight)
  mountCaptcha(app)
  mountExperiments(app)
  mountMeasures(app)
  mountForms(app)
  mountNewsletter(app)
  mountCampaigns(app)
  mountGiftCards(app)
  mountRestock(app)
  mountProposals(app)
  mountReminders(app)
  mountReviews(app)
  mountPapers(app)
  mountSubscriptions(app)
  mountWithdrawals(app)
  mountMembers(app)
  mountMemberships(app)
  answerUnknownAddresses(app)
  mountPages(app)
}
