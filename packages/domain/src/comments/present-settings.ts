import type { CommentSettings } from './comment-settings.ts'

/** How visitors may comment, as the panel sees it. */
export function presentSettings(settings: CommentSettings): Required<CommentSettings> {
  return {
    areEnabled: settings.areEnabled,
    areThreaded: settings.areThreaded,
    allowAnonymous: settings.allowAnonymous,
    needApproval: settings.needApproval,
    allowLikes: settings.allowLikes,
    allowFlags: settings.allowFlags,
    flagThreshold: settings.flagThreshold,
    closeAfterDays: settings.closeAfterDays,
    sort: settings.sort,
    tellsOwner: settings.tellsOwner ?? false,
  }
}
