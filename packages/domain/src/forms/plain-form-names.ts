/** Inputs of a plain HTML form beside those of its fields, which go by the ids of their fields. */
export const plainFormNames = {
  formId: 'vt-form-id',
  pageTitle: 'vt-page-title',
  pageId: 'vt-page-id',
  contentSource: 'vt-content-source',
  pagePath: 'vt-page-path',
  pagePermission: 'vt-page-permission',
  captchaKey: 'vt-captcha-key',
  /** The token of what was saved before. */
  draft: 'vt-draft',
  /** Whom its link is mailed to. */
  draftMail: 'vt-draft-mail',
  /** `1`: the link of what was saved is mailed, and nothing else changes. */
  draftOnly: 'vt-draft-only',
  /** People do not see it; what fills it in is a machine. */
  decoy: 'vt-website',
} as const
