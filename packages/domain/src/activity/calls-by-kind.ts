/**
 * What is written down of each call, by what it is about: of all by which owners change something, of the few others of which something is written down,
 * and of what is done at the shell.
 */
export const callsByKind = {
  product: [
    ...['createProduct', 'changeProduct', 'removeProduct', 'changeStock', 'saveGrid', 'importProducts'],
    ...['changeInventory', 'changeManyStocks', 'showProducts', 'hideProducts', 'tagProducts'],
    ...['priceProducts', 'saleProducts', 'removeProducts', 'sendRestock', 'sendAllRestock'],
    ...['removeRestock', 'tellRestock', 'removeRestocks', 'previewImport', 'finishDigitalFile'],
  ],
  order: [
    ...['changeDownload', 'sendDownloads', 'sendCartReminder', 'changeSubscription'],
    ...['sendSubscriptionLink', 'changeSubscriptionPrice', 'fulfillOrder', 'cancelOrder', 'markPaid'],
    ...['addOrderNote', 'correctOrder', 'refundParts', 'settleRefund', 'fulfillOrders'],
    ...['markOrdersReady', 'markOrdersPaid', 'cancelUnpaidOrders', 'priceOrderDraft', 'createOrderDraft'],
    ...['changeOrderDraft', 'removeOrderDraft', 'openOrderDraftLink', 'closeOrderDraftLink'],
    ...['mailOrderDraft', 'placeOrderDraft', 'resolvePayment', 'takeParcelBack', 'markReady'],
    ...['takeReadyBack', 'answerWithdrawal', 'removeAbandonedCart'],
  ],
  discount: [
    ...['changeDiscount', 'tryDiscount', 'createDiscount', 'removeDiscount', 'addDiscountCodes'],
    ...['issueGiftCard', 'adjustGiftCard', 'voidGiftCard', 'resendGiftCard'],
  ],
  newsletter: [
    ...['changeNewsletterList', 'setMailHook', 'previewCampaign', 'sendCampaign', 'returnSubscriber'],
    ...['returnSubscribers', 'addNewsletterList', 'removeNewsletterList', 'addSubscriber'],
    ...['askSubscriber', 'unsubscribeSubscriber', 'removeSubscriber', 'unsubscribeMany'],
    ...['moveSubscribers', 'copySubscribers', 'removeSubscribers', 'importSubscribers', 'removeMailHook'],
    ...['createCampaign', 'saveCampaign', 'duplicateCampaign', 'removeCampaign', 'testCampaign'],
    ...['scheduleCampaign', 'unscheduleCampaign', 'pauseCampaign', 'resumeCampaign', 'cancelCampaign'],
  ],
  item: [
    ...['createItem', 'changeContentItem', 'keepItemDraft', 'dropItemDraft', 'duplicateItem'],
    ...['trashItem', 'publishItems', 'unpublishItems', 'makeItemsPrivate', 'featureItems'],
    ...['unfeatureItems', 'changeItemTerms', 'trashItems', 'restoreItems', 'removeItems', 'orderItems'],
    ...['createCategory', 'changeTerm', 'removeTerm', 'createAuthor', 'changeAuthor', 'removeAuthor'],
    ...['changeTranslation', 'importTranslations'],
  ],
  page: [
    ...['embed', 'moveHiddenLayout', 'saveLayout', 'changeHeaderFooter', 'showPages', 'hidePages'],
    ...['arrangePages', 'createPage', 'changePage', 'showPage', 'setPageRole', 'duplicatePage'],
    ...['trashPage', 'restorePage', 'removePage'],
  ],
  media: [
    ...['sendPart', 'removeFiles', 'uploadImage', 'changeMedia', 'removeMedia', 'beginUpload'],
    ...['finishUpload', 'cancelUpload'],
  ],
  comment: [
    ...['judgeReview', 'answerReview', 'removeReview', 'publishReviews', 'rejectReviews'],
    ...['removeReviews', 'importReviews', 'approveComments', 'spamComments', 'removeComments'],
    ...['judgeComment', 'removeComment', 'answerComment'],
  ],
  form: [
    ...['markSubmission', 'removeSubmission', 'createForm', 'duplicateForm', 'renameForm', 'placeForm'],
    ...['unplaceForm', 'removeForm', 'changeForm', 'resetForm', 'previewForm', 'readSubmissions'],
    ...['unreadSubmissions', 'starSubmissions', 'unstarSubmissions', 'spamSubmissions'],
    ...['notSpamSubmissions', 'removeSubmissions', 'addFormTarget', 'changeFormTarget'],
    ...['removeFormTarget', 'rotateFormTargetSecret', 'testFormTarget', 'sendFormDeliveryAgain'],
    ...['sendFailedFormDeliveriesAgain'],
    ...['readFormFile', 'exportFormCsv', 'exportFormJson'],
  ],
  settings: [
    ...['changeRestockSettings', 'changePlaces', 'changeCommentSettings', 'changeCaptcha', 'tryCaptcha'],
    ...['changeReminderSettings', 'changeReviewSettings', 'changeSignInRules', 'changeSetUp'],
    ...['changeIdentity', 'changeNotices', 'changeRedirects', 'changeBusiness', 'changeRegion'],
    ...['changeSeo', 'changeVisibility', 'changeSiteCode', 'changeLegalTexts', 'changeDesign'],
    ...['previewDesign', 'changeCheckoutOptions', 'changePaymentMethods', 'changeInvoices'],
    ...['changeMerchandising', 'changeCompanies', 'changeShipping', 'changeTaxes', 'changeCurrency'],
    ...['changeDonationSettings', 'changeSender', 'changeMailTexts', 'previewMail', 'sendTestMail'],
    ...['retryMail', 'sendMailsAgain', 'changeLanguages', 'changeInsightSettings', 'changeExperiment'],
    ...['changeView', 'removeRedirects', 'giveUpMails', 'removeMails', 'choosePaymentMode'],
    ...['removeScriptError', 'createExperiment', 'startExperiment', 'endExperiment', 'removeExperiment'],
    ...['addView', 'removeView', 'setPaymentAccount', 'removePaymentAccount', 'checkPaymentAccount'],
    ...['changeFormRetention', 'changeRetryTerms'],
  ],
  people: [
    ...['changeMemberArea', 'changeMembershipPlan', 'changePanelLanguage', 'refuseNews', 'lockMember'],
    ...['resetMember', 'addMemberArea', 'removeMemberArea', 'addMembershipPlan', 'removeMembershipPlan'],
    ...['grantMembership', 'endMembership', 'changeCustomer', 'tagCustomers', 'erasePerson'],
    ...['exportPersonByEmail', 'erasePersonByEmail', 'signOut', 'changeAccount', 'changePassword'],
    ...['endOtherSignIns', 'endSignIn', 'confirmSession', 'beginSecondFactor', 'finishSecondFactor'],
    ...['renewRecoveryCodes', 'endSecondFactor', 'beginPasskey', 'addPasskey', 'renamePasskey'],
    ...['removePasskey', 'askPasskeyConfirmation', 'confirmByPasskey', 'invitePerson', 'renewInvitation'],
    ...['revokeInvitation', 'changeRoles', 'removePerson', 'resetSecondFactor', 'endPersonSignIn'],
    ...['transferOwnership', 'createKey', 'deleteKey', 'exportPerson', 'signIn', 'signInByLink'],
    ...['finishSignIn', 'signInByPasskey', 'requestSignInLink', 'requestPasswordLink', 'setPassword'],
    ...['firstOwner', 'join', 'accountErasure', 'owner link', 'owner reset'],
  ],
  site: [
    ...['addSite', 'changeSite', 'linkSiteOwner', 'suspendSite', 'resumeSite', 'removeSite'],
    ...['uploadTemplate', 'removeTemplate', 'changeTemplate', 'beginSite', 'sites'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** About many things, or about what others did. */
export const callsOfOthers = [
  ...['beginExport', 'stopExport', 'readExportFile', 'readPersonsFile'],
  ...['stopBulkAct', 'undoBulkAct', 'undoAct'],
]
