import type { Predicate } from '@vitrine/template/registry'
import { asNumber } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'

const commentsOpen = 1

/** What templates ask of comments. */
export const socialPredicates: Readonly<Record<string, Predicate>> = {
  'comments?': (_args, scope) => areCommentsOn(scope.find(['websiteSettings'])) && hasComments(scope.node),
  'disqus?': (_args, scope) => isTruthy(scope.find(['websiteSettings', 'disqusShortName'])),
}

/** A site without settings does not speak against comments; one with settings has to allow them. */
function areCommentsOn(settings: unknown): boolean {
  return settings === undefined || isTruthy(ownValue(settings, 'commentsEnabled'))
}

function hasComments(item: unknown): boolean {
  return (
    asNumber(ownValue(item, 'commentState')) === commentsOpen ||
    asNumber(ownValue(item, 'publicCommentCount')) > 0
  )
}
