import { mailLinkText } from '../../contact/mail-link.ts'
import { webAddressText } from '../../contact/web-address.ts'
import { oneLineText } from '../../limits/one-line.ts'
import { mostTimes, mostWeeks } from '../events/event-repeat.ts'
import { longestEventDays } from '../events/longest-event.ts'
import { termLength } from '../term-length.ts'
import { itemLimits } from './item-limits.ts'

/** Why an item cannot be saved, in the words that its owner reads; `{val}` stands for its address. */
export const itemProblemText = {
  'title-missing': 'Enter a title',
  'not-one-line': oneLineText,
  'text-too-long': `Use at most ${itemLimits.title} characters.`,
  'address-missing': 'Enter an address',
  'address-wrong': '{val} is not a valid page URL',
  'address-taken': 'Another item here has this address',
  'album-full': `An album can hold ${itemLimits.tracks} tracks.`,
  'collection-full': `A collection in an order of your own can hold ${itemLimits.orderable} items.`,
  'kind-not-taken': 'This collection does not take items of this kind',
  'tag-too-long': `A tag can have ${termLength.tag} characters.`,
  'too-many-tags': `An item can have ${itemLimits.tags} tags.`,
  'category-too-long': `A category can have ${termLength.category} characters.`,
  'too-many-categories': `An item can have ${itemLimits.categories} categories.`,
  'categories-full': `A collection can have ${itemLimits.nestedCategories} categories.`,
  'time-passed': 'Choose a time that is still to come',
  'times-missing': 'An event needs a beginning and an end',
  'ends-before-start': 'An event must end after it starts',
  'ends-before-day': 'The last day cannot lie before the first',
  'day-wrong': 'Enter a day',
  'year-too-far': 'An event takes place between the years 1900 and 2100',
  'lasts-too-long': `An event can last ${longestEventDays} days. Write a page or a post about what goes on for longer.`,
  'weeks-wrong': `An event comes again after 1 to ${mostWeeks} weeks.`,
  'weekdays-wrong': 'Choose days of the week',
  'first-not-last': 'The first time is not on the last such weekday of its month',
  'times-wrong': 'Enter how often it takes place',
  'repeats-too-often': `An event can take place ${mostTimes} times. Choose an earlier end.`,
  'repeats-never': 'All of its days are left out',
  'link-wrong': webAddressText,
  'mail-link-wrong': mailLinkText,
  'episode-wrong': 'Enter a whole number from 1 on',
  'audio-missing': 'Enter where the recording is',
  'film-unplayable':
    'No player is known for this address. Enter a film of YouTube or Vimeo, or press Look up; films of your own play in a video block.',
  'coordinates-wrong': 'Latitude goes from -90 to 90, longitude from -180 to 180',
  'too-many-pictures': `A post can have ${itemLimits.gallery} pictures.`,
  'picture-gone': 'This picture is not there any more. Please upload it again.',
  'author-gone': 'This author is not there any more. Please choose another.',
  'draft-unsaved': 'You have a draft of it that is not saved. Open it and publish it there.',
  'field-wrong': 'This value does not fit the field',
  'fields-too-long': 'The fields of this item hold too much text. Please shorten them.',
} as const

/** Why an item cannot be saved. */
export type ItemProblem = keyof typeof itemProblemText

/** Problems by path of the input, such as `event.endAtMs`. */
export type ItemProblems = Readonly<Record<string, ItemProblem>>

/** Says problems in words. */
export function describeItemProblems(
  problems: ItemProblems,
  { urlId }: { readonly urlId: string },
): Readonly<Record<string, string>> {
  const texts = Object.entries(problems).map(([path, problem]) => [
    path,
    itemProblemText[problem].replace('{val}', () => urlId),
  ])
  return Object.fromEntries(texts)
}
