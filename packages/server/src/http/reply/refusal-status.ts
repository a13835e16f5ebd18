import { shopStatuses } from './shop-statuses.ts'

/** The HTTP status of everything that is refused, by its code. Codes of a capability come from its rules; their words stand there, too. */
export const refusalStatus = {
  // Of calls of any kind.
  'fields-wrong': 400,
  'signed-out': 401,
  'not-allowed': 403,
  'crumb-wrong': 403,
  'site-locked': 403,
  'site-suspended': 503,
  'not-found': 404,
  'changed-meanwhile': 409,
  'too-many': 429,

  // Campaigns.
  'campaign-not-so': 409,
  'campaign-no-draft': 410,
  'campaign-time-past': 400,
  'campaign-time-far': 400,
  'campaign-unready': 422,

  // Word of mail that came back.
  'signature-wrong': 401,
  'hook-key-wrong': 400,

  // Saved views, and acts on many rows.
  'too-many-views': 409,
  'bulk-act-other': 409,
  'bulk-act-over': 409,
  'bulk-act-stays': 409,

  // Comments.
  'comment-empty': 400,
  'comment-too-long': 400,
  'comment-no-name': 400,
  'comment-bad-email': 400,
  'comments-closed': 400,
  'comment-parent-gone': 400,
  'comment-too-often': 400,

  // Forms.
  'form-foreign': 401,
  'form-unknown': 404,
  'form-too-often': 429,
  'form-key-wrong': 400,
  'form-unreadable': 400,
  'form-invalid': 400,
  'form-full': 400,
  'draft-not-offered': 400,
  'draft-gone': 410,
  'draft-too-often': 429,
  'draft-too-many': 400,
  'draft-address-wrong': 400,
  'file-empty': 400,
  'file-too-many': 400,
  'file-kind-wrong': 415,
  'file-not-utf8': 415,
  'file-name-differs': 415,
  'file-suspicious': 415,
  'file-gone': 400,
  'file-no-room': 507,
  'file-too-often': 429,
  'form-placed': 409,
  'form-asked': 409,
  'form-placed-already': 409,
  'form-not-said': 409,
  'too-many-forms': 409,

  // Lists of newsletters, and links of their mails.
  'too-many-lists': 409,
  'list-stays': 409,
  'subscriber-known': 409,
  'subscriber-refused': 409,
  'not-bounced': 409,
  'not-waiting': 409,
  'asked-lately': 409,
  'newsletter-link-foreign': 400,
  'newsletter-link-expired': 410,
  'newsletter-link-used': 410,
  'newsletter-gone': 410,
  'newsletter-return-late': 410,
  'too-many-targets': 409,
  'target-off': 409,

  // What keeps programs out.
  'captcha-missing': 400,
  'captcha-wrong': 400,
  'captcha-expired': 400,
  'captcha-used': 400,
  'captcha-away': 503,

  // Pictures and other files, mail and the door of the panel.
  'file-missing': 400,
  'file-unreadable': 400,
  'file-too-large': 413,
  'picture-missing': 400,
  'picture-too-large': 413,
  'picture-too-many-pixels': 413,
  'picture-unsupported': 415,
  'processing-failed': 422,
  'uploads-full': 429,
  'upload-gone': 404,
  'upload-misplaced': 409,
  'upload-unfinished': 409,
  'kind-differs': 400,
  'media-in-use': 409,
  'disk-full': 507,
  'provider-unknown': 400,
  'provider-silent': 504,
  'embed-refused': 400,
  'vimeo-basic': 400,
  'mail-not-awaited': 409,
  'mail-sent': 409,
  'mail-under-way': 409,
  'mail-waits': 409,
  'sign-in-wrong': 400,
  'no-mail': 409,
  'mail-refused': 502,
  'link-gone': 410,
  'not-confirmed': 403,
  'second-factor-missing': 403,
  'no-second-factor': 409,
  'second-factor-on': 409,
  'code-wrong': 400,
  'no-passkeys-here': 409,
  'passkey-wrong': 400,
  'passkey-known': 409,
  'person-known': 409,
  'too-many-passkeys': 409,
  'owner-stays': 409,
  'not-yourself': 409,
  'owner-alone': 409,
  'owner-must-administer': 409,
  'too-many-keys': 409,
  'key-wrong': 401,
  'password-wrong': 403,
  'panel-elsewhere': 403,
  'site-unnamed': 409,
  'site-differs': 409,

  // Toggles and tests.
  'too-many-experiments': 409,
  'experiment-changed': 409,
  'experiment-unlike-seen': 409,
  'experiment-waits': 409,
  'experiment-runs': 409,
  'experiment-over': 409,

  // Places.
  'place-unknown': 404,
  'place-service-silent': 504,

  // Sites, their templates, and what they begin with.
  'host-taken': 409,
  'site-stays': 409,
  'site-stays-open': 409,
  'no-samples': 409,
  'nothing-to-seed': 409,
  'has-own-content': 409,
  'template-worn': 409,
  'template-missing': 400,
  'template-broken': 400,
  'template-too-large': 413,
  'too-many-templates': 409,

  // What the installation lacks.
  'store-away': 503,
  'panel-not-built': 503,

  // Last, so that a code that stands twice does not compile.
  ...shopStatuses,
} as const

/** Why something is refused. */
export type RefusalCode = keyof typeof refusalStatus
