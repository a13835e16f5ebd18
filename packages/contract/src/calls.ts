import type { Call } from './call.ts'
import {
  addEntryCall,
  changeEntryCall,
  changeEntryFieldsCall,
  readCartCall,
  removeEntryCall,
} from './cart.ts'
import {
  changeItemCall,
  readCartV3Call,
  removeItemCall,
  setContactCall,
  setLocationCall,
  setShippingOptionCall,
} from './cart-v3.ts'
import { confirmPaymentCall, placeOrderCall } from './checkout.ts'
import { likeItemCall, listCommentsCall, postCommentCall, voteCommentCall } from './comments.ts'
import { readStockCall } from './inventory.ts'
import { unlockCall } from './lock.ts'
import {
  answerCommentCall,
  changeCommentSettingsCall,
  judgeCommentCall,
  listPanelCommentsCall,
  readCommentSettingsCall,
  removeCommentCall,
} from './panel/comments.ts'
import { readDamageCall } from './panel/damage.ts'
import { uploadImageCall } from './panel/images.ts'
import { listLayoutsCall, readLayoutCall, saveLayoutCall } from './panel/layouts.ts'
import { listMailCall, listUnsentMailCall, readMailCall, retryMailCall } from './panel/mail.ts'
import {
  cancelOrderCall,
  fulfillOrderCall,
  listOrdersCall,
  markPaidCall,
  readOrderCall,
} from './panel/orders.ts'
import { listPaymentTroublesCall, resolvePaymentCall } from './panel/payments.ts'
import {
  changeProductCall,
  changeStockCall,
  createProductCall,
  listProductsCall,
  listShopCollectionsCall,
  readProductCall,
  removeProductCall,
} from './panel/products.ts'
import {
  firstOwnerCall,
  readSessionCall,
  readSignInWaysCall,
  requestSignInLinkCall,
  signInByLinkCall,
  signInCall,
  signOutCall,
} from './panel/session.ts'
import {
  changeLockCall,
  changeNoticesCall,
  changeRedirectsCall,
  readLockCall,
  readNoticesCall,
  readRedirectsCall,
} from './panel/website.ts'
import { generalSearchCall, searchPageCall } from './search.ts'
import {
  cartPageCall,
  changeCartPageCall,
  checkoutPageCall,
  checkoutStepCall,
  confirmedPageCall,
  goToCheckoutCall,
  orderStatusPageCall,
} from './shop-pages.ts'

/** Every call there is; tests of policies, roles and bad input are made from this list. */
export const allCalls: readonly Call[] = [
  addEntryCall,
  changeEntryCall,
  changeEntryFieldsCall,
  removeEntryCall,
  readCartCall,
  readCartV3Call,
  changeItemCall,
  removeItemCall,
  setLocationCall,
  setShippingOptionCall,
  setContactCall,
  readStockCall,
  placeOrderCall,
  confirmPaymentCall,
  cartPageCall,
  changeCartPageCall,
  checkoutPageCall,
  checkoutStepCall,
  confirmedPageCall,
  orderStatusPageCall,
  goToCheckoutCall,
  unlockCall,
  searchPageCall,
  generalSearchCall,
  listCommentsCall,
  postCommentCall,
  voteCommentCall,
  likeItemCall,
  firstOwnerCall,
  signInCall,
  readSignInWaysCall,
  requestSignInLinkCall,
  signInByLinkCall,
  signOutCall,
  readSessionCall,
  listProductsCall,
  readProductCall,
  createProductCall,
  changeProductCall,
  removeProductCall,
  changeStockCall,
  listShopCollectionsCall,
  uploadImageCall,
  readDamageCall,
  listOrdersCall,
  readOrderCall,
  fulfillOrderCall,
  cancelOrderCall,
  markPaidCall,
  listMailCall,
  readMailCall,
  listUnsentMailCall,
  retryMailCall,
  listPaymentTroublesCall,
  resolvePaymentCall,
  listLayoutsCall,
  readLayoutCall,
  saveLayoutCall,
  readNoticesCall,
  changeNoticesCall,
  readRedirectsCall,
  changeRedirectsCall,
  readLockCall,
  changeLockCall,
  listPanelCommentsCall,
  judgeCommentCall,
  removeCommentCall,
  answerCommentCall,
  readCommentSettingsCall,
  changeCommentSettingsCall,
]
