import { activityCalls } from './activity/all.ts'
import type { Call } from './call.ts'
import { captchaCalls } from './captcha/all.ts'
import { cartCalls } from './cart/all.ts'
import { catalogueCalls } from './catalogue/all.ts'
import { checkoutCalls } from './checkout/all.ts'
import { commentCalls } from './comments/all.ts'
import { contentCalls } from './content/all.ts'
import { customerCalls } from './customers/all.ts'
import { discountCalls } from './discounts/all.ts'
import { downloadCalls } from './downloads/all.ts'
import { experimentsCalls } from './experiments/all.ts'
import { exportCalls } from './exports/all.ts'
import { formCalls } from './forms/all.ts'
import { giftCardCalls } from './gift-cards/all.ts'
import { imageCalls } from './images/all.ts'
import { insightCalls } from './insight/all.ts'
import { languageCalls } from './languages/all.ts'
import { listCalls } from './lists/all.ts'
import { mailCalls } from './mail/all.ts'
import { mediaCalls } from './media/all.ts'
import { memberCalls } from './members/all.ts'
import { membershipCalls } from './memberships/all.ts'
import { newsletterCalls } from './newsletter/all.ts'
import { campaignCalls } from './newsletter/campaigns/all.ts'
import { orderCalls } from './orders/all.ts'
import { ownerCalls } from './owners/all.ts'
import { pageCalls } from './pages/all.ts'
import { paymentCalls } from './payments/all.ts'
import { placeCalls } from './places/all.ts'
import { proposalCalls } from './proposals/all.ts'
import { reminderCalls } from './reminders/all.ts'
import { restockCalls } from './restock/all.ts'
import { reviewCalls } from './reviews/all.ts'
import { searchCalls } from './search/all.ts'
import { sellingCalls } from './selling/all.ts'
import { siteCalls } from './sites/all.ts'
import { subscriptionCalls } from './subscriptions/all.ts'
import { websiteCalls } from './website/all.ts'
import { settingsCalls } from './website/settings/all.ts'

/** Every call there is; tests of policies, roles and bad input are made from this list. */
export const allCalls: readonly Call[] = [
  ...cartCalls,
  ...catalogueCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...proposalCalls,
  ...downloadCalls,
  ...customerCalls,
  ...discountCalls,
  ...exportCalls,
  ...pageCalls,
  ...placeCalls,
  ...searchCalls,
  ...commentCalls,
  ...captchaCalls,
  ...formCalls,
  ...newsletterCalls,
  ...campaignCalls,
  ...giftCardCalls,
  ...restockCalls,
  ...reminderCalls,
  ...reviewCalls,
  ...subscriptionCalls,
  ...memberCalls,
  ...membershipCalls,
  ...ownerCalls,
  ...imageCalls,
  ...mediaCalls,
  ...websiteCalls,
  ...settingsCalls,
  ...sellingCalls,
  ...mailCalls,
  ...paymentCalls,
  ...contentCalls,
  ...languageCalls,
  ...insightCalls,
  ...experimentsCalls,
  ...siteCalls,
  ...listCalls,
  ...activityCalls,
]
