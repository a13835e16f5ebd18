import type { Call } from './call.ts'
import {
  addEntryCall,
  changeEntryCall,
  changeEntryFieldsCall,
  readCartCall,
  removeEntryCall,
} from './cart/calls.ts'
import { cartPageCall, changeCartPageCall } from './cart/page-calls.ts'
import {
  changeItemCall,
  readCartV3Call,
  removeItemCall,
  setContactCall,
  setLocationCall,
  setShippingOptionCall,
} from './cart/v3-calls.ts'
import {
  changeProductCall,
  changeStockCall,
  createProductCall,
  listProductsCall,
  listShopCollectionsCall,
  readProductCall,
  removeProductCall,
} from './catalogue/panel-calls.ts'
import { readStockCall } from './catalogue/stock-calls.ts'
import { confirmPaymentCall, placeOrderCall } from './checkout/calls.ts'
import { checkoutPageCall, checkoutStepCall, goToCheckoutCall } from './checkout/page-calls.ts'
import { likeItemCall, listCommentsCall, postCommentCall, voteCommentCall } from './comments/calls.ts'
import {
  answerCommentCall,
  changeCommentSettingsCall,
  judgeCommentCall,
  listPanelCommentsCall,
  readCommentSettingsCall,
  removeCommentCall,
} from './comments/panel-calls.ts'
import {
  changeAuthorCall,
  createAuthorCall,
  listAuthorsCall,
  removeAuthorCall,
} from './content/author-calls.ts'
import {
  changeContentItemCall,
  createItemCall,
  dropItemDraftCall,
  duplicateItemCall,
  keepItemDraftCall,
  listCalendarCall,
  listContentCollectionsCall,
  listItemsCall,
  previewItemCall,
  readItemCall,
} from './content/item-calls.ts'
import { changeItemsCall, orderItemsCall } from './content/many-item-calls.ts'
import { changeTermCall, createCategoryCall, listTermsCall, removeTermCall } from './content/term-calls.ts'
import { uploadImageCall } from './images/panel-calls.ts'
import { listMailCall, listUnsentMailCall, readMailCall, retryMailCall } from './mail/panel-calls.ts'
import {
  changeSenderCall,
  readMailServiceCall,
  readSenderCall,
  sendTestMailCall,
} from './mail/sender-calls.ts'
import { embedCall } from './media/embed-call.ts'
import { changeMediaCall, listMediaCall, readMediaCall, removeMediaCall } from './media/library-calls.ts'
import {
  beginUploadCall,
  cancelUploadCall,
  finishUploadCall,
  listUploadsCall,
  readUploadCall,
  sendPartCall,
} from './media/upload-calls.ts'
import { confirmedPageCall, orderStatusPageCall } from './orders/page-calls.ts'
import {
  cancelOrderCall,
  fulfillOrderCall,
  listOrdersCall,
  markPaidCall,
  readOrderCall,
} from './orders/panel-calls.ts'
import {
  changeAccountCall,
  changePasswordCall,
  endOtherSignInsCall,
  endSignInCall,
  readAccountCall,
  requestPasswordLinkCall,
  setPasswordCall,
} from './owners/account-calls.ts'
import {
  firstOwnerCall,
  readSessionCall,
  readSignInWaysCall,
  requestSignInLinkCall,
  signInByLinkCall,
  signInCall,
  signOutCall,
} from './owners/session-calls.ts'
import { unlockCall } from './pages/lock-calls.ts'
import { listPaymentTroublesCall, resolvePaymentCall } from './payments/panel-calls.ts'
import { generalSearchCall, searchPageCall } from './search/calls.ts'
import { changeCurrencyCall, readCurrencyCall } from './selling/currency-calls.ts'
import { readProductFeedsCall } from './selling/product-feed-calls.ts'
import {
  changeCheckoutOptionsCall,
  changeMerchandisingCall,
  changePaymentMethodsCall,
  changeShippingCall,
  changeTaxesCall,
  readCheckoutOptionsCall,
  readMerchandisingCall,
  readPaymentMethodsCall,
  readShippingCall,
  readTaxesCall,
} from './selling/selling-calls.ts'
import { beginSiteCall, readSamplesCall } from './sites/beginning-calls.ts'
import {
  addSiteCall,
  changeSiteCall,
  linkSiteOwnerCall,
  listSitesCall,
  removeSiteCall,
} from './sites/site-calls.ts'
import {
  changeTemplateCall,
  listTemplatesCall,
  removeTemplateCall,
  uploadTemplateCall,
} from './sites/template-calls.ts'
import { readDamageCall } from './website/damage-calls.ts'
import { changeHeaderFooterCall, readHeaderFooterCall } from './website/header-footer-calls.ts'
import { changeIdentityCall, readIdentityCall } from './website/identity-calls.ts'
import { listLayoutsCall, readLayoutCall, saveLayoutCall } from './website/layout-calls.ts'
import {
  duplicatePageCall,
  removePageCall,
  restorePageCall,
  setPageRoleCall,
  showPageCall,
  trashPageCall,
} from './website/page-act-calls.ts'
import {
  arrangePagesCall,
  changePageCall,
  createPageCall,
  listPagesCall,
  readPageCall,
} from './website/page-calls.ts'
import {
  changeNoticesCall,
  changeRedirectsCall,
  readNoticesCall,
  readRedirectsCall,
} from './website/panel-calls.ts'
import { changeBusinessCall, readBusinessCall } from './website/settings/business-calls.ts'
import { changeSiteCodeCall, readSiteCodeCall } from './website/settings/code-calls.ts'
import {
  changeDesignCall,
  listTweaksCall,
  previewDesignCall,
  readDesignCall,
} from './website/settings/design-calls.ts'
import { changeLegalTextsCall, readLegalTextsCall } from './website/settings/legal-calls.ts'
import { changeRegionCall, listTimeZonesCall, readRegionCall } from './website/settings/region-calls.ts'
import { changeSeoCall, readSeoCall } from './website/settings/seo-calls.ts'
import { changeVisibilityCall, readVisibilityCall } from './website/settings/visibility-calls.ts'
import { changeSetUpCall, readStartCall } from './website/start-calls.ts'

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
  changeAccountCall,
  changePasswordCall,
  endOtherSignInsCall,
  endSignInCall,
  readAccountCall,
  requestPasswordLinkCall,
  setPasswordCall,
  listProductsCall,
  readProductCall,
  createProductCall,
  changeProductCall,
  removeProductCall,
  changeStockCall,
  listShopCollectionsCall,
  uploadImageCall,
  listMediaCall,
  readMediaCall,
  changeMediaCall,
  removeMediaCall,
  beginUploadCall,
  listUploadsCall,
  readUploadCall,
  sendPartCall,
  finishUploadCall,
  cancelUploadCall,
  embedCall,
  readDamageCall,
  readStartCall,
  changeSetUpCall,
  readIdentityCall,
  changeIdentityCall,
  readBusinessCall,
  changeBusinessCall,
  readRegionCall,
  changeRegionCall,
  listTimeZonesCall,
  readSeoCall,
  changeSeoCall,
  readVisibilityCall,
  changeVisibilityCall,
  readSiteCodeCall,
  changeSiteCodeCall,
  readLegalTextsCall,
  changeLegalTextsCall,
  readDesignCall,
  changeDesignCall,
  listTweaksCall,
  previewDesignCall,
  readCheckoutOptionsCall,
  changeCheckoutOptionsCall,
  readPaymentMethodsCall,
  changePaymentMethodsCall,
  readMerchandisingCall,
  changeMerchandisingCall,
  readShippingCall,
  changeShippingCall,
  readTaxesCall,
  changeTaxesCall,
  readProductFeedsCall,
  readCurrencyCall,
  changeCurrencyCall,
  listOrdersCall,
  readOrderCall,
  fulfillOrderCall,
  cancelOrderCall,
  markPaidCall,
  readSenderCall,
  changeSenderCall,
  readMailServiceCall,
  sendTestMailCall,
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
  readHeaderFooterCall,
  changeHeaderFooterCall,
  listPagesCall,
  arrangePagesCall,
  createPageCall,
  readPageCall,
  changePageCall,
  showPageCall,
  setPageRoleCall,
  duplicatePageCall,
  trashPageCall,
  restorePageCall,
  removePageCall,
  listPanelCommentsCall,
  judgeCommentCall,
  removeCommentCall,
  answerCommentCall,
  readCommentSettingsCall,
  changeCommentSettingsCall,
  listContentCollectionsCall,
  listItemsCall,
  listCalendarCall,
  readItemCall,
  createItemCall,
  changeContentItemCall,
  keepItemDraftCall,
  dropItemDraftCall,
  previewItemCall,
  duplicateItemCall,
  changeItemsCall,
  orderItemsCall,
  listTermsCall,
  createCategoryCall,
  changeTermCall,
  removeTermCall,
  listAuthorsCall,
  createAuthorCall,
  changeAuthorCall,
  removeAuthorCall,
  listSitesCall,
  addSiteCall,
  changeSiteCall,
  linkSiteOwnerCall,
  removeSiteCall,
  listTemplatesCall,
  uploadTemplateCall,
  removeTemplateCall,
  changeTemplateCall,
  readSamplesCall,
  beginSiteCall,
]
