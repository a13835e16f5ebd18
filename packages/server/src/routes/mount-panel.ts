import { readGridCall, saveGridCall } from '@vitrine/contract/catalogue/grid-calls'
import {
  importProductsCall,
  listImportsCall,
  previewImportCall,
  readImportCall,
} from '@vitrine/contract/catalogue/import-calls'
import {
  changeProductCall,
  changeStockCall,
  createProductCall,
  exportProductsCall,
  listProductsCall,
  listShopCollectionsCall,
  readProductCall,
  removeProductCall,
} from '@vitrine/contract/catalogue/panel-calls'
import {
  answerCommentCall,
  changeCommentSettingsCall,
  exportCommentsCall,
  judgeCommentCall,
  listPanelCommentsCall,
  readCommentSettingsCall,
  removeCommentCall,
} from '@vitrine/contract/comments/panel-calls'
import {
  addViewCall,
  changeViewCall,
  listViewsCall,
  removeViewCall,
} from '@vitrine/contract/lists/view-calls'
import {
  changeMailTextsCall,
  mailPreviewPageCall,
  previewMailCall,
  readMailTextsCall,
  readUsualMailTextsCall,
} from '@vitrine/contract/mail/mail-text-calls'
import { exportMailCall, listMailCall, readMailCall, retryMailCall } from '@vitrine/contract/mail/panel-calls'
import {
  changeSenderCall,
  readMailServiceCall,
  readSenderCall,
  sendTestMailCall,
} from '@vitrine/contract/mail/sender-calls'
import {
  changeAccountCall,
  changePasswordCall,
  endOtherSignInsCall,
  endSignInCall,
  readAccountCall,
  requestPasswordLinkCall,
  setPasswordCall,
} from '@vitrine/contract/owners/account-calls'
import { readSessionCall, signOutCall } from '@vitrine/contract/owners/own-session-calls'
import {
  firstOwnerCall,
  readProofCall,
  readSignInMethodsCall,
  requestSignInLinkCall,
  signInByLinkCall,
  signInCall,
} from '@vitrine/contract/owners/session-calls'
import { listPaymentDiscrepanciesCall, resolvePaymentCall } from '@vitrine/contract/payments/panel-calls'
import { readDamageCall } from '@vitrine/contract/website/damage-calls'
import { changeSetUpCall, readStartCall } from '@vitrine/contract/website/start-calls'
import type { FastifyInstance } from 'fastify'
import { getGrid, putGrid } from '../catalogue/grid/grid-calls.ts'
import { getImport, getImports, postImport } from '../catalogue/import/import-calls.ts'
import { postPreview } from '../catalogue/import/preview-calls.ts'
import {
  deleteProduct,
  getProduct,
  getProducts,
  getProductsFile,
  getShopCollections,
  postProduct,
  putProduct,
  putStock,
} from '../catalogue/panel-calls.ts'
import { getPaymentDiscrepancies, postPaymentResolution } from '../checkout/payment-calls.ts'
import { getCommentsFile, getPanelComments } from '../comments/list-comments.ts'
import { commentPart, deleteComment, postAnswer, putComment } from '../comments/panel-calls.ts'
import { mount } from '../http/mount.ts'
import { deleteView, getViews, postView, putView } from '../lists/view-calls.ts'
import { getMail, getMailFile, getMailList, postMailAttempt } from '../mail/panel-calls.ts'
import { deleteOtherSignIns, deleteSignIn, getAccount, putAccount } from '../owners/account-calls.ts'
import { postPassword, postPasswordLink, putPassword } from '../owners/password-calls.ts'
import { deleteSession, getProof, getSession, postFirstOwner, postSession } from '../owners/session-calls.ts'
import { getSignInMethods, postSessionByLink, postSignInLink } from '../owners/sign-in-link-calls.ts'
import { getDamage } from '../website/damage-calls.ts'
import {
  getMailPreviewPage,
  getUsualMailTexts,
  mailTextsPart,
  postMailPreview,
} from '../website/settings/mail-text-calls.ts'
import { getMailService, postTestMail, senderPart } from '../website/settings/sender-calls.ts'
import { changingPart, readingPart } from '../website/settings-part.ts'
import { getStart, putSetUp } from '../website/start-calls.ts'
import { mountActivityCalls } from './mount-activity.ts'
import { mountBulkActs } from './mount-bulk-acts.ts'
import { mountContentCalls } from './mount-content.ts'
import { mountCustomerCalls } from './mount-customers.ts'
import { mountDiscountCalls } from './mount-discounts.ts'
import { mountExportCalls } from './mount-exports.ts'
import { mountPeopleCalls } from './mount-people.ts'
import { mountSellingCalls } from './mount-selling.ts'
import { mountSettingsCalls } from './mount-settings.ts'
import { mountWebsiteCalls } from './mount-website.ts'
import { mailReturns } from './shop/mail-fates.ts'
import { mountOrderCalls } from './shop/mount-orders.ts'
import { mountPayments } from './shop/mount-payments.ts'

/** Puts the calls of the panel on the server. */
export function mountPanelCalls(app: FastifyInstance): void {
  mountPeopleCalls(app)
  mountActivityCalls(app)
  mount(app, firstOwnerCall, postFirstOwner)
  mount(app, signInCall, postSession)
  mount(app, readSignInMethodsCall, getSignInMethods)
  mount(app, requestSignInLinkCall, postSignInLink)
  mount(app, signInByLinkCall, postSessionByLink)
  mount(app, signOutCall, deleteSession)
  mount(app, readProofCall, getProof)
  mount(app, readSessionCall, getSession)
  mount(app, requestPasswordLinkCall, postPasswordLink)
  mount(app, setPasswordCall, postPassword)
  mount(app, readAccountCall, getAccount)
  mount(app, changeAccountCall, putAccount)
  mount(app, changePasswordCall, putPassword)
  mount(app, endSignInCall, deleteSignIn)
  mount(app, endOtherSignInsCall, deleteOtherSignIns)
  mount(app, listProductsCall, getProducts)
  mount(app, exportProductsCall, getProductsFile)
  mount(app, readProductCall, getProduct)
  mount(app, createProductCall, postProduct)
  mount(app, changeProductCall, putProduct)
  mount(app, removeProductCall, deleteProduct)
  mount(app, readGridCall, getGrid)
  mount(app, saveGridCall, putGrid)
  mount(app, previewImportCall, postPreview)
  mount(app, importProductsCall, postImport)
  mount(app, listImportsCall, getImports)
  mount(app, readImportCall, getImport)
  mount(app, changeStockCall, putStock)
  mount(app, listShopCollectionsCall, getShopCollections)
  mount(app, listViewsCall, getViews)
  mount(app, addViewCall, postView)
  mount(app, changeViewCall, putView)
  mount(app, removeViewCall, deleteView)
  mountBulkActs(app)
  mountOrderCalls(app)
  mountCustomerCalls(app)
  mountDiscountCalls(app)
  mountExportCalls(app)
  mountSellingCalls(app)
  mountPayments(app)
  mount(app, readSenderCall, readingPart(senderPart))
  mount(app, changeSenderCall, changingPart(senderPart))
  mount(app, readMailTextsCall, readingPart(mailTextsPart))
  mount(app, readUsualMailTextsCall, getUsualMailTexts)
  mount(app, changeMailTextsCall, changingPart(mailTextsPart))
  mount(app, previewMailCall, postMailPreview)
  mount(app, mailPreviewPageCall, getMailPreviewPage)
  mount(app, readMailServiceCall, getMailService)
  mount(app, sendTestMailCall, postTestMail)
  mount(app, listMailCall, getMailList)
  mount(app, readMailCall, getMail)
  mount(app, exportMailCall, getMailFile)
  mount(app, retryMailCall, postMailAttempt(mailReturns))
  mount(app, listPaymentDiscrepanciesCall, getPaymentDiscrepancies)
  mount(app, resolvePaymentCall, postPaymentResolution)
  mount(app, readDamageCall, getDamage)
  mount(app, listPanelCommentsCall, getPanelComments)
  mount(app, exportCommentsCall, getCommentsFile)
  mount(app, judgeCommentCall, putComment)
  mount(app, removeCommentCall, deleteComment)
  mount(app, answerCommentCall, postAnswer)
  mount(app, readCommentSettingsCall, readingPart(commentPart))
  mount(app, changeCommentSettingsCall, changingPart(commentPart))
  mountSettingsCalls(app)
  mount(app, readStartCall, getStart)
  mount(app, changeSetUpCall, putSetUp)
  mountWebsiteCalls(app)
  mountContentCalls(app)
}
