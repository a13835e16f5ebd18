import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { scheduleJobKind } from '@vitrine/store/catalogue/plan-change'
import { appearanceJobKind } from '@vitrine/store/content/plan-appearance'
import { formFilesJobKind } from '@vitrine/store/forms/files/form-file-rows'
import { endProductImport, importJobKind, importSlices } from '../catalogue/import/import-job.ts'
import { turnSchedule } from '../catalogue/turn-schedule.ts'
import { checkoutJobs, patientJobKinds } from '../checkout/job-handlers.ts'
import { commentNotice } from '../comments/notices/comment-notice.ts'
import { sendCommentNotice } from '../comments/notices/send-comment-notice.ts'
import { showItem } from '../content/show-item.ts'
import { endExport, exportJobKind, writeExports } from '../exports/export-job.ts'
import { copyJobKind } from '../forms/copies/enqueue-copy.ts'
import { sendCopy } from '../forms/copies/send-copy.ts'
import { formMailJobKind } from '../forms/enqueue-form-mail.ts'
import { removeFormFiles } from '../forms/files/remove-form-files.ts'
import { draftMailJobKind } from '../forms/resume/enqueue-draft-mail.ts'
import { sendDraftMail } from '../forms/resume/send-draft-mail.ts'
import { sendFormMail } from '../forms/send-form-mail.ts'
import { deliverSubmissions } from '../forms/targets/deliver-submission.ts'
import { deliveryJobKind } from '../forms/targets/enqueue-deliveries.ts'
import { sendAgainJobs, sendFailedAgain } from '../forms/targets/send-failed-again.ts'
import { issueGiftCards } from '../gift-cards/issue/issue-job.ts'
import { issueJobKind } from '../gift-cards/issue/issue-order-cards.ts'
import { giftMailJobKind, givenMailJobKind } from '../gift-cards/mail/enqueue-gift-mail.ts'
import { sendGiftMail } from '../gift-cards/mail/send-gift-mail.ts'
import type { ImageRenditions } from '../images/image-renditions.ts'
import { prepareJobKind, preparePicture } from '../images/prepare-job.ts'
import type { JobEndings, JobHandlers } from '../jobs/job-handler.ts'
import { bulkActSlices } from '../lists/bulk/bulk-act-job.ts'
import { bulkActJobKind } from '../lists/bulk/bulk-act-job-kind.ts'
import type { ActsThread } from '../lists/bulk/thread/acts-thread.ts'
import { sendMail, sendMailKind } from '../mail/send-mail.ts'
import { discardJobKind, discardUpload } from '../media/discard-upload.ts'
import { removeFiles, removeFilesKind } from '../media/remove-files.ts'
import { memberMailKind } from '../members/member-mail-kind.ts'
import { sendMemberMail } from '../members/send-member-mail.ts'
import { campaignJobKind } from '../newsletter/campaigns/campaign-job.ts'
import { sendCampaign } from '../newsletter/campaigns/send-campaign.ts'
import { newsletterMailJobKind } from '../newsletter/enqueue-newsletter-mail.ts'
import {
  endSubscriberImport,
  importSubscribers,
  subscriberImportJobKind,
} from '../newsletter/import/import-job.ts'
import { sendNewsletterMail } from '../newsletter/send-newsletter-mail.ts'
import { orderMailJobKind } from '../orders/enqueue-order-mail.ts'
import { failedReturnMailJobKind } from '../orders/refunds/failed-return-mail.ts'
import { sendFailedReturn } from '../orders/refunds/send-failed-return.ts'
import { reviewDueKind } from '../orders/review-due.ts'
import { sendOrderMail } from '../orders/send-order-mail.ts'
import { unplacedMailJobKind } from '../orders/withdrawals/enqueue-unplaced.ts'
import { sendUnplaced } from '../orders/withdrawals/send-unplaced.ts'
import { accountNewsJobKind } from '../owners/account-news/account-news.ts'
import { sendAccountNews } from '../owners/account-news/send-account-news.ts'
import { linkPurposes } from '../owners/owner-link.ts'
import { invitationMailJobKind } from '../owners/people/invitation-mail-kind.ts'
import { sendInvitation } from '../owners/people/send-invitation.ts'
import { sendOwnerLink } from '../owners/send-owner-link.ts'
import { proposalJobs } from '../proposals/send-pay-mail.ts'
import { reminderJobs } from '../reminders/reminder-jobs.ts'
import { renewalJobs } from '../renewals/job-handlers.ts'
import { restockWatchKind } from '../restock/enqueue-watch.ts'
import { queueRestockMails, restockQueueKind } from '../restock/queue-mails.ts'
import { restockMailKind, sendRestockMail } from '../restock/send-restock-mail.ts'
import { watchStock } from '../restock/watch-stock.ts'
import { reviewNotice } from '../reviews/notices/review-notice.ts'
import { sendReviewNotice } from '../reviews/notices/send-review-notice.ts'
import { askForReviews } from '../reviews/queue-requests.ts'
import { reviewMailKind, sendReviewMail } from '../reviews/send-review-mail.ts'
import { bulkActs } from '../routes/bulk-acts.ts'
import { mailEndings } from '../routes/shop/mail-fates.ts'
import type { Services } from '../services/services.ts'
import { forgetTemplate, forgetTemplateKind } from '../sites/forget-template.ts'
import { subscriptionMailJobKind } from '../subscribed/enqueue-subscription-mail.ts'
import { renewalJobKind } from '../subscribed/keep-subscription.ts'
import { noticeJobKind, readNoticePayload } from '../subscribed/notice-jobs.ts'
import { forgetMethodJobKind } from '../subscribed/retire-method.ts'
import { forgetErasedMethod } from '../subscriptions/forget-method-job.ts'
import { sendSubscriptionMail } from '../subscriptions/mail/send-subscription-mail.ts'
import { sendNotice } from '../subscriptions/notices/send-notice.ts'

/** What jobs need beside the services. */
interface HandlerDependencies {
  readonly lookOf: LookOf
  readonly renditions: ImageRenditions
  /** Where acts on many rows are done; left out: with all else. */
  readonly actsThread?: ActsThread | null
}

/** Jobs that are tried until they are done: money and stock hang on them, or rows that wait in the middle of an act. */
export const patientKinds: ReadonlySet<string> = new Set([
  ...patientJobKinds,
  renewalJobKind,
  noticeJobKind,
  forgetMethodJobKind,
  bulkActJobKind,
  campaignJobKind,
  issueJobKind,
  restockQueueKind,
  restockWatchKind,
  scheduleJobKind,
])

/** Jobs that are done for suspended sites, too: what becomes of money that moved, what buyers and owners must be told of it, the way in for owners, what they export, and that a template which they removed is gone. */
export const kindsWhileSuspended: readonly string[] = [
  ...patientJobKinds,
  orderMailJobKind,
  failedReturnMailJobKind,
  unplacedMailJobKind,
  subscriptionMailJobKind,
  forgetMethodJobKind,
  issueJobKind,
  giftMailJobKind,
  linkPurposes['sign-in'].mailJobKind,
  linkPurposes.password.mailJobKind,
  accountNewsJobKind,
  exportJobKind,
  forgetTemplateKind,
]

/** What is written down of jobs that are given up, whose progress owners follow. Acts on many rows, and campaigns, are never given up. */
export function jobEndings(services: Pick<Services, 'dataDir' | 'secret'>): JobEndings {
  return {
    [importJobKind]: endProductImport(services),
    [subscriberImportJobKind]: endSubscriberImport(services),
    [exportJobKind]: endExport,
    ...mailEndings(services),
  }
}

/** Who does which kind of job. */
export function jobHandlers(
  services: Services,
  { lookOf, renditions, actsThread = null }: HandlerDependencies,
): JobHandlers {
  const { mailer } = services
  return {
    [sendMailKind]: sendMail(mailer),
    [orderMailJobKind]: sendOrderMail(mailer, services, lookOf),
    [failedReturnMailJobKind]: sendFailedReturn(mailer, services, lookOf),
    [unplacedMailJobKind]: sendUnplaced(mailer, services, lookOf),
    [formMailJobKind]: sendFormMail(mailer, services, lookOf),
    [commentNotice.jobKind]: sendCommentNotice(mailer, services, lookOf),
    [reviewNotice.jobKind]: sendReviewNotice(mailer, services, lookOf),
    [copyJobKind]: sendCopy(mailer, services, lookOf),
    [draftMailJobKind]: sendDraftMail(mailer, services, lookOf),
    [newsletterMailJobKind]: sendNewsletterMail(mailer, services, lookOf),
    [campaignJobKind]: sendCampaign(services, lookOf),
    [subscriberImportJobKind]: importSubscribers(services),
    [deliveryJobKind]: deliverSubmissions(services, lookOf),
    [sendAgainJobs.kind]: sendFailedAgain(services),
    [linkPurposes['sign-in'].mailJobKind]: sendOwnerLink('sign-in', mailer, services, lookOf),
    [linkPurposes.password.mailJobKind]: sendOwnerLink('password', mailer, services, lookOf),
    [invitationMailJobKind]: sendInvitation(mailer, services, lookOf),
    [accountNewsJobKind]: sendAccountNews(mailer, services, lookOf),
    [prepareJobKind]: preparePicture(renditions),
    [importJobKind]: importSlices(services),
    [exportJobKind]: writeExports(services),
    [bulkActJobKind]: bulkActSlices({ services, handlers: bulkActs, thread: actsThread }),
    [formFilesJobKind]: removeFormFiles(services),
    [discardJobKind]: discardUpload(services),
    [removeFilesKind]: removeFiles(services),
    [forgetTemplateKind]: forgetTemplate(services),
    [giftMailJobKind]: sendGiftMail(mailer, services, lookOf),
    [givenMailJobKind]: sendGiftMail(mailer, services, lookOf),
    [issueJobKind]: issueGiftCards(services),
    [reviewDueKind]: askForReviews(services),
    [reviewMailKind]: sendReviewMail(mailer, services, lookOf),
    [scheduleJobKind]: turnSchedule,
    [appearanceJobKind]: showItem,
    [restockWatchKind]: watchStock,
    [restockQueueKind]: queueRestockMails(services),
    [restockMailKind]: sendRestockMail(mailer, services, lookOf),
    [subscriptionMailJobKind]: sendSubscriptionMail(mailer, services, lookOf),
    [forgetMethodJobKind]: async ({ payload, store }) => {
      await forgetErasedMethod(store, payload, services)
      return undefined
    },
    [noticeJobKind]: ({ payload, store }) => sendNotice(store, readNoticePayload(payload), services),
    [memberMailKind]: sendMemberMail(mailer, services, lookOf),
    ...checkoutJobs(services),
    ...renewalJobs(services),
    ...proposalJobs(mailer, services, lookOf),
    ...reminderJobs(mailer, services, lookOf),
  }
}
