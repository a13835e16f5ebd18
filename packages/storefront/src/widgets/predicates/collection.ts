import { backgroundSources } from '@vitrine/domain/codes/background-sources'
import { collectionTypes } from '@vitrine/domain/codes/collection-types'
import { folderBehaviours } from '@vitrine/domain/codes/folder-behaviours'
import type { Predicate } from '@vitrine/template/registry'
import { asBoolean, asNumber, asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'

/** What templates ask of collections, folders and pages. */
export const collectionPredicates: Readonly<Record<string, Predicate>> = {
  'calendar-view?': (_args, scope) => asBoolean(scope.find(['calendarView'])),
  'clickable?': (_args, scope) => isClickable(scope.find(['folderBehavior'])),
  'collection?': (_args, { node }) => isTruthy(ownValue(node, 'collection')),
  'collection-page?': (_args, { node }) =>
    asNumber(follow(node, ['collection', 'type'])) === collectionTypes.page,
  'collection-template-page?': (_args, { node }) =>
    asNumber(ownValue(ownValue(node, 'collection') ?? node, 'type')) === collectionTypes.templatePage,
  'collectionTypeNameEquals?': ([name], scope) =>
    name !== undefined && asText(scope.find(['typeName'])) === name.text,
  'external-link?': (_args, { node }) => isTruthy(ownValue(node, 'externalLink')),
  'folder?': (_args, { node }) => isTruthy(follow(node, ['collection', 'folder'])),
  'index?': (_args, { node }) => isIndex(ownValue(node, 'collection')),
  'redirect?': (_args, { node }) => asNumber(ownValue(node, 'folderBehavior')) === folderBehaviours.redirect,
  ...Object.fromEntries(
    Object.entries(backgroundSources).map(([name, code]) => [
      `background-source-${name}?`,
      hasBackground(code),
    ]),
  ),
}

function isClickable(behaviour: unknown): boolean {
  if (behaviour === undefined) return true
  const code = asNumber(behaviour)
  return code === folderBehaviours.index || code === folderBehaviours.redirect
}

function isIndex(collection: unknown): boolean {
  return (
    isTruthy(ownValue(collection, 'folder')) &&
    ownValue(collection, 'folderBehavior') === folderBehaviours.index
  )
}

function hasBackground(code: number): Predicate {
  return (_args, { node }) => asNumber(ownValue(node, 'backgroundSource')) === code
}
